/** Schedules a callback. The returned function cancels it. */
export abstract class Timers {
  abstract after(milliseconds: number, run: () => void): () => void;
  abstract every(milliseconds: number, run: () => void): () => void;
}
