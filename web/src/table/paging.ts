// How many tiles a stage shows at once, in even rows.

export interface Shelf {
  columns: number;
  rows: number;
  each: number; // on one page
  pages: number;
}
const HEADER = 44; // of the pages, or the search

/** `all`: before anything was looked for; the room for the header is kept while one searches. */
export function shelve(number: number, all: number, width: number, height: number, least: number, high: number, gap = 8): Shelf {
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rowsIn = (room: number) => Math.max(1, Math.floor((room + gap) / (high + gap)));
  const most = columns * rowsIn(height);
  const each = !width ? all : all <= most ? most : columns * rowsIn(height - HEADER);
  const pages = Math.max(1, Math.ceil(number / Math.max(1, each)));
  const shown = Math.max(1, Math.min(number, each));
  const rows = Math.ceil(shown / columns);
  return { columns: Math.ceil(shown / rows), rows, each, pages };
}
