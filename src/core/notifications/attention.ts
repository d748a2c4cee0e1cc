/** Whether somebody can see the page. */
export abstract class Attention {
  abstract here(): boolean;
  /** Hears when the page is hidden, left, or seen again. */
  abstract watch(changed: (here: boolean) => void): () => void;
}
