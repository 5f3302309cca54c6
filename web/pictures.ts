// The pictures of the cards as a build step: drawn from recipes by the Python beside this file, written as sprites that are loaded when needed.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PYTHON = process.env["PYTHON"] || (process.platform === "win32" ? "python" : "python3");
const INDEX = "\0pictures:index";
const PALETTES = "/@pictures/palettes.css";

interface Drawn {
  css: string;
  pictures: { id: string; game: string; group: string; palette: string; svg: string }[];
}

/** Words of one list under each key, as short as it goes. */
function lists(pairs: (readonly [string, string])[]): string {
  const found = new Map<string, string[]>();
  for (const [key, id] of pairs) found.set(key, [...(found.get(key) ?? []), id]);
  return JSON.stringify(Object.fromEntries([...found].map(([key, ids]) => [key, ids.join(" ")])));
}

/** `pictures:index` tells which pictures there are, their palettes and where they lie; `pictures:palettes.css` is their colours. */
export function pictures(): Plugin {
  let drawn: Drawn | undefined;
  const draw = () => {
    drawn ??= JSON.parse(execFileSync(PYTHON, ["-m", "pictures"], { cwd: HERE, encoding: "utf8", maxBuffer: 1 << 26 })) as Drawn;
    return drawn;
  };
  const bundleOf = ({ id, game, group }: Drawn["pictures"][number]) => (group === "each" ? id : `${game}-${group}`);
  const sprites = () => {
    const found = new Map<string, string>();
    for (const one of draw().pictures) {
      const symbol = `<symbol id="${one.id}" viewBox="0 0 480 384">${one.svg}</symbol>`;
      found.set(bundleOf(one), (found.get(bundleOf(one)) ?? "") + symbol);
    }
    return new Map([...found].map(([name, inside]) => [name, `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`]));
  };
  const folder = () => {
    const hash = createHash("sha256").update(JSON.stringify(draw().pictures)).digest("hex").slice(0, 8);
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
      const all = draw().pictures;
      const bundled = all.filter(({ group }) => group !== "each");
      return [
        `export const folder = "/${folder()}";`,
        `export const palettes = ${lists(all.map(({ id: picture, palette }) => [palette, picture]))};`,
        `export const games = ${lists(all.map(({ id: picture, game }) => [game, picture]))};`,
        `export const bundles = ${lists(bundled.map((one) => [bundleOf(one), one.id]))};`,
      ].join("\n");
    },
    watchChange(file) {
      if (file.startsWith(`${HERE}pictures/`)) drawn = undefined;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/pictures-[^/]+\/([^/]+)\.svg$/.exec(request.url ?? "") ?? [];
        const sprite = name && sprites().get(name);
        if (!sprite) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite);
      });
    },
    generateBundle() {
      const place = folder();
      for (const [name, source] of sprites()) this.emitFile({ type: "asset", fileName: `${place}${name}.svg`, source });
    },
  };
}
