declare module "virtual:core" {
  /** Where the Rust core is; null if this page was built without it. */
  export const core: string | null;
}
