import type { TabVotes } from '../../core/voting/tab-votes';
import type { Tally } from '../../core/voting/vote';
import { TabLine } from './tab-line';

const NAME = 'votes';
const KINDS: readonly unknown[] = ['POST', 'COMMENT'] satisfies readonly Tally['kind'][];
const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'] satisfies readonly Tally['mine'][];

/** Votes, told to the other tabs. A tab may still run an older build: what is no tally is not heard. */
export class TabVotesChannel implements TabVotes {
  readonly #line = new TabLine(NAME);

  tell({ id, kind, up, down, mine }: Tally): void {
    this.#line.tell({ id, kind, up, down, mine });
  }

  hear(heard: (tally: Tally) => void): () => void {
    return this.#line.hear((data) => {
      if (isTally(data)) heard(data);
    });
  }
}

function isTally(data: unknown): data is Tally {
  const { id, kind, up, down, mine } = (data ?? {}) as Partial<Record<keyof Tally, unknown>>;
  const counts = [up, down].every((count) => typeof count === 'number' && count >= 0);
  return typeof id === 'string' && counts && KINDS.includes(kind) && STANCES.includes(mine);
}
