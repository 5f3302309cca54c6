// How many tiles a stage shows at once, in even rows.

export interface Shelf {
  columns: number;
  rows: number;
  each: number; // on one page
  pages: number;
}
const GAP = 8;
const HEADER = 44; // of the pages, or the search

/** `all`: before anything was looked for; the room for the header is kept while one searches. */
export function shelve(number: number, all: number, width: number, height: number, least: number, high: number): Shelf {
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const rowsIn = (room: number) => Math.max(1, Math.floor((room + GAP) / (high + GAP)));
  const most = columns * rowsIn(height);
  const each = !width ? all : all <= most ? most : columns * rowsIn(height - HEADER);
  const pages = Math.max(1, Math.ceil(number / Math.max(1, each)));
  const shown = Math.max(1, Math.min(number, each));
  const rows = Math.ceil(shown / columns);
  return { columns: Math.ceil(shown / rows), rows, each, pages };
}
