/** Code around the screens that is not needed to read a page; loaded on first use. */
export abstract class ShellExtras {
  /** Resolves once the module is loaded. */
  abstract load(): Promise<void>;
}
