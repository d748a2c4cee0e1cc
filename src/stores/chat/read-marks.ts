import { Failure } from '../../core/shared/failure';

/**
 * The read marks of one chat. One request at a time; later marks are merged into the next one. They are also sent after
 * the user went to another chat.
 */
export class ReadMarks {
  #marked = 0;
  /** The last mark whose request failed. */
  #lost = 0;
  #marking: Promise<void> | undefined;
  readonly #send: (number: number) => Promise<void>;

  constructor(send: (number: number) => Promise<void>) {
    this.#send = send;
  }

  isMarked(number: number): boolean {
    return number <= this.#marked;
  }

  async mark(number: number): Promise<void> {
    if (this.isMarked(number)) return;
    this.#marked = number;
    this.#marking ??= this.#mark().finally(() => {
      this.#marking = undefined;
    });
    await this.#marking;
  }

  /** After a reconnect. */
  retry(): Promise<void> {
    return this.mark(this.#lost);
  }

  async #mark(): Promise<void> {
    let sent = 0;
    while (this.#marked > sent) {
      sent = this.#marked;
      try {
        await this.#send(sent);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        this.#lost = this.#marked;
        this.#marked = 0;
      }
    }
  }
}
