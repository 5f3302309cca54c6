import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { filesOf, games, isGame, languages } from "./catalogue";
import { pictures } from "./pictures";

const EMBLEMS = fileURLToPath(new URL("src/styles/emblems.svg", import.meta.url));
const SHARED = /\/words\/messages\/..\/(common|opponents|puzzles|reasons|table|web)\.ftl$|\/home\.ftl$/; // home: before a game is chosen
const ELSEWHERE = /\/(home|refusals|bench|book|environment|topics)\.ftl$/; // of a game's: in another part, or never said on the page
const COMMENT = /^#.*\n/gm;

/** `words:de/GAME` is everything said of a game in German, one chunk; `words:de/shared` what every page says; `words:chunks` all there are. */
function words(): Plugin {
  const wanted = /^words:([a-z]+)\/([a-z]+)$/;
  return {
    name: "regalia-words",
    resolveId: (id) => (wanted.test(id) || id === "words:chunks" || id === "emblems:names" ? `\0${id}` : null),
    load(id) {
      if (id === "\0emblems:names") {
        const names = [...readFileSync(EMBLEMS, "utf8").matchAll(/symbol id="([^"]+)"/g)].map(([, name]) => name);
        return `export default ${JSON.stringify(names.join(" "))}.split(" ");`;
      }
      if (id === "\0words:chunks") {
        const chunk = (language: string, part: string) => `${part}: () => import("words:${language}/${part}")`;
        const row = (language: string) => ["shared", "refusals", "hints", ...games()].map((part) => chunk(language, part)).join(", ");
        return `export default { ${languages()
          .map((language) => `${language}: { ${row(language)} }`)
          .join(", ")} };`;
      }
      const found = id.startsWith("\0") && wanted.exec(id.slice(1));
      if (!found) return null;
      const [, language, part] = found;
      const belongs = (file: string) =>
        isGame(part!) ? !ELSEWHERE.test(file) : part === "shared" ? SHARED.test(file) : file.endsWith(`/${part}.ftl`);
      const folders = isGame(part!) ? [part!] : ["words", ...games()];
      const files = folders.flatMap((folder) => [...filesOf(folder, language!)]).filter(([file]) => belongs(file));
      files.forEach(([file]) => this.addWatchFile(file));
      const text = files.map(([, source]) => source).join("\n");
      return `export default ${JSON.stringify(text.replace(COMMENT, "").replace(/\n{2,}/g, "\n"))};`;
    },
  };
}

// The page is part of the Python package: the server finds it in its static folder.
export default defineConfig({
  plugins: [words(), pictures(), svelte()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: "licenses.md" }, // of what is bundled
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
