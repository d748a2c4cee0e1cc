export abstract class NativeExtras {
  /** Resolves once the module is loaded. */
  abstract load(): Promise<void>;
}
