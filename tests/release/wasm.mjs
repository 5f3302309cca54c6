// node wasm.mjs WHEEL SCRIPT MODULES: run a script in CPython compiled to WebAssembly, with this wheel unpacked beside it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [wheel, script, modules] = process.argv.slice(2);
const { loadPyodide } = createRequire(`${modules}/`)("pyodide");
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(wheel)).buffer, "wheel");
python.runPython(readFileSync(script, "utf8"));
