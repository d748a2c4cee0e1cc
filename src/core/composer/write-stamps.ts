import { isKeyTooOld, type StoredWrite } from '../posts/stored-write';
import type { Clock } from '../shared/clock';
import type { Random } from '../shared/random';
import { outboxText } from './outbox-text';

/** Identifies and dates queued writes. */
export class WriteStamps {
  readonly #random: Pick<Random, 'id'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(random: Pick<Random, 'id'>, clock: Pick<Clock, 'now'>) {
    this.#random = random;
    this.#clock = clock;
  }

  fresh(): { readonly id: string; readonly keyedAt: number } {
    return { id: this.#random.id(), keyedAt: this.#clock.now() };
  }

  /** The reason for asking the author before the write is sent, or undefined. */
  reasonToAsk(item: StoredWrite): string | undefined {
    return isKeyTooOld(item, this.#clock.now()) ? outboxText.refusals.old : undefined;
  }
}
