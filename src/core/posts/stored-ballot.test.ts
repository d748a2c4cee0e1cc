import { describe, expect, it } from 'vitest';
import type { Profile } from '../login/profile-port';
import { Failure } from '../shared/failure';
import type { Ballot } from './ballot';
import { CastBallot } from './cast-ballot';
import type { OffersPort } from './offers-port';
import type { OutboxPort } from './outbox-port';
import type { PollsPort } from './polls-port';
import type { NewWrite } from './stored-write';

const poll = {
  kind: 'POLL',
  postId: 'Kq3vN8xWm2Zt7Rf1',
  poll: { totalVotes: 4, myOptionId: undefined, options: [] },
} as unknown as Ballot;

/** A reader who votes in a poll while every request fails with this failure. */
function voting(failure: Failure, full = false) {
  const queued: NewWrite[] = [];
  const outbox = {
    keep: async (write: NewWrite, error: Failure) => {
      if (full) throw error;
      queued.push(write);
    },
  } as unknown as OutboxPort;
  const polls = { votePoll: () => Promise.reject(failure) } as unknown as PollsPort;
  const current = { session: { profile: { userName: 'asha', isReader: true } as Profile } };
  const outcome = new CastBallot(polls, {} as OffersPort, current, outbox).choose(poll, 2);
  if (outcome.kind !== 'cast') throw new Error('The vote met a login prompt.');
  return { queued, settled: outcome.settled };
}

describe('a poll vote without a network', () => {
  const offline = new Failure('offline', 'votePoll', 0);

  it('a poll vote without a network shows the choice and is queued', async () => {
    const { queued, settled } = voting(offline);
    expect((await settled).response).toMatchObject({ poll: { totalVotes: 5, myOptionId: 2 } });
    expect(queued).toEqual([{ kind: 'ballot', on: 'POLL', postId: 'Kq3vN8xWm2Zt7Rf1', choice: 2 }]);
  });

  it('a poll vote without a network fails if the device can store nothing', async () => {
    await expect(voting(offline, true).settled).rejects.toBe(offline);
  });

  it('a poll vote that the server rejects is not queued', async () => {
    const closed = new Failure('conflict', 'votePoll', 409, { code: 'POLL_CLOSED' });
    const { queued, settled } = voting(closed);
    await expect(settled).rejects.toBe(closed);
    expect(queued).toEqual([]);
  });
});
