/** Runs something later. The returned function calls it off. */
export abstract class Timers {
  abstract after(milliseconds: number, run: () => void): () => void;
  abstract every(milliseconds: number, run: () => void): () => void;
}
