declare module "words:*" {
  const text: string;
  export default text;
}
declare module "emblems:names" {
  const names: string[];
  export default names;
}
