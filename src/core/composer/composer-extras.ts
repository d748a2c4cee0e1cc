/** Composer code that the page does not need; fetched when the user starts writing. */
export abstract class ComposerExtras {
  abstract load(): Promise<void>;
}
