import type { PressedTally, TabVotes } from '../../core/posts/tab-votes';
import { TabConnection } from './tab-connection';

const NAME = 'votes';
/** Writing this key wakes tabs that do not listen yet: storage events reach them before their code has loaded. */
const WAKE = 'votes:v1';
/** A page may have been rendered this long before it started to load. */
const RENDERED_BEFORE = 5_000;
const MAX_BENEFITS_REPORTS = 200;
const KINDS: readonly unknown[] = ['POST', 'COMMENT'] satisfies readonly PressedTally['kind'][];
const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'] satisfies readonly PressedTally['mine'][];

interface SentTally {
  readonly tally: PressedTally;
  readonly at: number;
}

/**
 * Sends votes to the other tabs. A new tab asks for the votes it missed, because it listens only after loading.
 * Ignores anything but tallies, because a tab may run an older build.
 */
export class TabVotesChannel implements TabVotes {
  readonly #connection = new TabConnection(NAME);
  readonly #reported = new Map<string, SentTally>();

  publish({ id, kind, up, down, mine, pressedAt }: PressedTally): void {
    const tally = { id, kind, up, down, mine, pressedAt };
    const key = `${kind} ${id}`;
    this.#reported.delete(key);
    this.#reported.set(key, { tally, at: Date.now() });
    const [oldest] = this.#reported.keys();
    if (oldest !== undefined && this.#reported.size > MAX_BENEFITS_REPORTS) this.#reported.delete(oldest);
    this.#connection.publish(tally);
    wakeOtherTabs();
  }

  subscribe(listener: (tally: PressedTally) => void): () => void {
    const stop = this.#connection.subscribe((data) => {
      if (isTally(data)) listener(data);
      else this.#repeat(Object(data).since);
    });
    this.#connection.publish({ since: performance.timeOrigin - RENDERED_BEFORE });
    return stop;
  }

  #repeat(since: unknown): void {
    if (typeof since !== 'number') return;
    for (const { tally, at: position } of this.#reported.values())
      if (position >= since) this.#connection.publish(tally);
  }
}

function wakeOtherTabs(): void {
  try {
    localStorage.setItem(WAKE, String(performance.now()));
    localStorage.removeItem(WAKE);
  } catch {
    // If storage is denied, the other tabs ask once they listen.
  }
}

function isTally(data: unknown): data is PressedTally {
  const { id, kind, up, down, mine, pressedAt } = (data ?? {}) as Partial<
    Record<keyof PressedTally, unknown>
  >;
  const counts = [up, down, pressedAt].every((count) => typeof count === 'number' && count >= 0);
  return typeof id === 'string' && counts && KINDS.includes(kind) && STANCES.includes(mine);
}
