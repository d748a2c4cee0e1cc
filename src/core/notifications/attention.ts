/** Whether the page is visible to the user. */
export abstract class Attention {
  abstract here(): boolean;
  /** Called when the page is hidden, left or visible again. */
  abstract watch(changed: (here: boolean) => void): () => void;
}
