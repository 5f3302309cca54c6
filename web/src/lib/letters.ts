// The page is drawn with its own letters from the first moment: others have other widths, and everything would move once more.

const FACES = ["400 1em 'Source Sans 3 Variable'", "700 1em 'Alegreya Variable'"];
const SAMPLE = "Aä0"; // every file of Latin letters and figures
const AT_MOST = 3_000; // milliseconds; after that those of the system do until they come

export async function letters(): Promise<void> {
  const all = Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
  const late = new Promise((done) => {
    setTimeout(done, AT_MOST);
  });
  await Promise.race([all, late]).catch(() => {});
}

/** Whenever letters come later, for what was fitted with others; returned is what ends it. */
export function onLetters(act: () => void): () => void {
  document.fonts.addEventListener("loadingdone", act);
  return () => document.fonts.removeEventListener("loadingdone", act);
}
