/** The code of untraceable comments; loaded when the dialog opens. */
export abstract class UntraceableExtras {
  abstract load(): Promise<void>;
}
