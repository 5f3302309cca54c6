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
