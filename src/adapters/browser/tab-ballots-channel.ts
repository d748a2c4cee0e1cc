import type { TabBallot, TabBallots } from '../../core/posts/tab-ballots';
import { ReplayingConnection } from './replaying-connection';

/** Sends choices in polls and among offers to the other tabs. */
export class TabBallotsChannel implements TabBallots {
  readonly #connection = new ReplayingConnection<TabBallot>('ballots', {
    isMessage: isChoice,
    keyOf: ({ key }) => key,
  });

  publish(choice: TabBallot): void {
    this.#connection.publish(choice);
  }

  subscribe(listener: (choice: TabBallot) => void): () => void {
    return this.#connection.subscribe(listener);
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
