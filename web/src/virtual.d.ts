declare module "words:chunks" {
  const chunks: Record<string, Record<string, () => Promise<{ default: string }>>>; // by language and part
  export default chunks;
}
declare module "words:*" {
  const text: string;
  export default text;
}
declare module "emblems:names" {
  const names: string[];
  export default names;
}
declare module "pictures:index" {
  export const folder: string;
  export const palettes: Record<string, string>; // the pictures of a palette, with spaces between
  export const games: Record<string, string>;
  export const bundles: Record<string, string>; // what is loaded together
  export const others: Record<string, string>; // what shows the picture of another
}
declare module "pictures:palettes.css" {}
