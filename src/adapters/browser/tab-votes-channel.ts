import type { PressedTally, TabVotes } from '../../core/posts/tab-votes';
import { ReplayingConnection } from './replaying-connection';

const KINDS: readonly unknown[] = ['POST', 'COMMENT'] satisfies readonly PressedTally['kind'][];
const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'] satisfies readonly PressedTally['mine'][];

/** Sends votes to the other tabs. */
export class TabVotesChannel implements TabVotes {
  readonly #connection = new ReplayingConnection<PressedTally>('votes', {
    isMessage: isTally,
    keyOf: ({ kind, id }) => `${kind} ${id}`,
  });

  publish({ id, kind, up, down, mine, pressedAt }: PressedTally): void {
    this.#connection.publish({ id, kind, up, down, mine, pressedAt });
  }

  subscribe(listener: (tally: PressedTally) => void): () => void {
    return this.#connection.subscribe(listener);
  }
}

function isTally(data: unknown): data is PressedTally {
  const { id, kind, up, down, mine, pressedAt } = (data ?? {}) as Partial<
    Record<keyof PressedTally, unknown>
  >;
  const counts = [up, down, pressedAt].every((count) => typeof count === 'number' && count >= 0);
  return typeof id === 'string' && counts && KINDS.includes(kind) && STANCES.includes(mine);
}
