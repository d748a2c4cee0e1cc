import type { TabVotes } from '../../core/posts/tab-votes';
import type { Tally } from '../../core/posts/vote';
import { TabLine } from './tab-line';

const NAME = 'votes';
/** Writing this key wakes tabs that do not listen yet: storage events reach them whatever they have loaded. */
const WAKE = 'votes:v1';
/** A page may have been rendered this long before it started to load. */
const RENDERED_BEFORE = 5_000;
const MOST_TOLD = 200;
const KINDS: readonly unknown[] = ['POST', 'COMMENT'] satisfies readonly Tally['kind'][];
const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'] satisfies readonly Tally['mine'][];

interface Told {
  readonly tally: Tally;
  readonly at: number;
}

/**
 * Sends votes to the other tabs. A new tab asks for the votes it missed, because it listens only after loading.
 * Ignores anything but tallies, because a tab may run an older build.
 */
export class TabVotesChannel implements TabVotes {
  readonly #line = new TabLine(NAME);
  readonly #told = new Map<string, Told>();

  tell({ id, kind, up, down, mine }: Tally): void {
    const tally = { id, kind, up, down, mine };
    const key = `${kind} ${id}`;
    this.#told.delete(key);
    this.#told.set(key, { tally, at: Date.now() });
    const [oldest] = this.#told.keys();
    if (oldest !== undefined && this.#told.size > MOST_TOLD) this.#told.delete(oldest);
    this.#line.tell(tally);
    wakeOthers();
  }

  hear(heard: (tally: Tally) => void): () => void {
    const stop = this.#line.hear((data) => {
      if (isTally(data)) heard(data);
      else this.#repeat(Object(data).since);
    });
    this.#line.tell({ since: performance.timeOrigin - RENDERED_BEFORE });
    return stop;
  }

  #repeat(since: unknown): void {
    if (typeof since !== 'number') return;
    for (const { tally, at } of this.#told.values()) if (at >= since) this.#line.tell(tally);
  }
}

function wakeOthers(): void {
  try {
    localStorage.setItem(WAKE, String(performance.now()));
    localStorage.removeItem(WAKE);
  } catch {
    // Where storage is denied the other tabs ask once they listen.
  }
}

function isTally(data: unknown): data is Tally {
  const { id, kind, up, down, mine } = (data ?? {}) as Partial<Record<keyof Tally, unknown>>;
  const counts = [up, down].every((count) => typeof count === 'number' && count >= 0);
  return typeof id === 'string' && counts && KINDS.includes(kind) && STANCES.includes(mine);
}
