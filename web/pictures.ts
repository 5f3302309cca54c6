// The pictures of the cards as a build step: drawn from recipes by the Python beside this file, written as sprites that are loaded when needed.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { MOSAICS } from "./src/around/art";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PYTHON = process.env["PYTHON"] || (process.platform === "win32" ? "python" : "python3");
const INDEX = "\0pictures:index";
const PALETTES = "/@pictures/palettes.css";

interface Drawn {
  css: string;
  index: Record<string, Record<string, string>>;
  sprites: Record<string, string>;
}

/** What the tiles of the games show, in one file of its own: home needs a few of many. */
function homeSprite(sprites: Record<string, string>): string {
  const symbols = new Map<string, string>();
  for (const sprite of Object.values(sprites))
    for (const [symbol, id] of sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)) symbols.set(id!, symbol);
  const shown = Object.values(MOSAICS).flatMap((one) => one.pictures);
  const missing = shown.filter((id) => !symbols.has(id));
  if (missing.length) throw new Error(`no picture: ${missing.join(" ")}`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${shown.map((id) => symbols.get(id)!).join("")}</svg>`;
}

/** `pictures:index` tells which pictures there are, their palettes and where they lie; `pictures:palettes.css` is their colours. */
export function pictures(): Plugin {
  let drawn: Drawn | undefined;
  const draw = () => {
    if (!drawn) {
      drawn = JSON.parse(execFileSync(PYTHON, ["-m", "pictures"], { cwd: HERE, encoding: "utf8", maxBuffer: 1 << 26 })) as Drawn;
      drawn.sprites["home"] = homeSprite(drawn.sprites);
    }
    return drawn;
  };
  const folder = () => {
    const hash = createHash("sha256").update(JSON.stringify(draw().sprites)).digest("hex").slice(0, 8);
    return `assets/pictures-${hash}/`; // what lies under assets is kept for ever
  };
  return {
    name: "regalia-pictures",
    resolveId: (id) => (id === "pictures:index" ? INDEX : id === "pictures:palettes.css" ? PALETTES : null),
    load(id) {
      if (id !== INDEX && id !== PALETTES) return null;
      const sources = readdirSync(`${HERE}pictures`, { recursive: true, encoding: "utf8" });
      for (const file of sources) if (/\.(py|txt)$/.test(file)) this.addWatchFile(`${HERE}pictures/${file}`);
      if (id === PALETTES) return draw().css;
      const lists = Object.entries(draw().index).map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`);
      return [`export const folder = "/${folder()}";`, ...lists].join("\n");
    },
    watchChange(file) {
      if (file.startsWith(`${HERE}pictures/`)) drawn = undefined;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/pictures-[^/]+\/([^/]+)\.svg$/.exec(request.url ?? "") ?? [];
        const sprite = name && draw().sprites[name];
        if (!sprite) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite);
      });
    },
    generateBundle() {
      const place = folder();
      for (const [name, source] of Object.entries(draw().sprites)) {
        this.emitFile({ type: "asset", fileName: `${place}${name}.svg`, source });
      }
    },
  };
}
