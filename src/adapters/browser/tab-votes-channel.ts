import type { TabVotes } from '../../core/voting/tab-votes';
import type { Tally } from '../../core/voting/vote';

const NAME = 'votes';
const KINDS: readonly unknown[] = ['POST', 'COMMENT'] satisfies readonly Tally['kind'][];
const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'] satisfies readonly Tally['mine'][];

/** The browser's own line between tabs. A tab may still run an older build: what is no tally is not heard. */
export class TabVotesChannel implements TabVotes {
  #open: BroadcastChannel | undefined;

  tell({ id, kind, up, down, mine }: Tally): void {
    this.#channel().postMessage({ id, kind, up, down, mine });
  }

  hear(heard: (tally: Tally) => void): () => void {
    const channel = this.#channel();
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (isTally(data)) heard(data);
    };
    channel.addEventListener('message', listen);
    return () => channel.removeEventListener('message', listen);
  }

  #channel(): BroadcastChannel {
    this.#open ??= new BroadcastChannel(NAME);
    return this.#open;
  }
}

function isTally(data: unknown): data is Tally {
  const { id, kind, up, down, mine } = (data ?? {}) as Partial<Record<keyof Tally, unknown>>;
  const counts = [up, down].every((count) => typeof count === 'number' && count >= 0);
  return typeof id === 'string' && counts && KINDS.includes(kind) && STANCES.includes(mine);
}
