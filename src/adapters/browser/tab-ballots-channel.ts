import type { TabBallot, TabBallots } from '../../core/posts/tab-ballots';
import { TabConnection } from './tab-connection';

/** Ignores anything but choices, because a tab may run an older build. */
export class TabBallotsChannel implements TabBallots {
  readonly #connection = new TabConnection('ballots');

  publish(choice: TabBallot): void {
    this.#connection.publish(choice);
  }

  subscribe(listener: (choice: TabBallot) => void): () => void {
    return this.#connection.subscribe((data) => {
      if (isChoice(data)) listener(data);
    });
  }
}

function isChoice(data: unknown): data is TabBallot {
  const { key, ballot, chosenAt } = Object(data) as Partial<Record<keyof TabBallot, unknown>>;
  return typeof key === 'string' && typeof chosenAt === 'number' && isBallot(Object(ballot));
}

function isBallot({ kind, postId, poll, salary }: Record<string, unknown>): boolean {
  if (typeof postId !== 'string') return false;
  if (kind === 'OFFERS') return hasCounts(Object(salary), 'offers');
  return kind === 'POLL' && hasCounts(Object(poll), 'options') && Object(poll).endsAt instanceof Date;
}

const hasCounts = (part: Record<string, unknown>, list: 'offers' | 'options'): boolean =>
  typeof part.totalVotes === 'number' && Array.isArray(part[list]);
