import { describe, expect, it } from 'vitest';
import type { Profile } from '../login/profile-port';
import { Failure } from '../shared/failure';
import { CastVote } from './cast-vote';
import { OutboxPort } from './outbox-port';
import type { NewWrite } from './stored-write';
import type { VotingPort } from './voting-port';

const TALLY = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 4, down: 1, mine: 'NONE' } as const;

/** A user who votes while every request fails with this failure. */
function voting(failure: Failure, full = false) {
  const saved: NewWrite[] = [];
  class TestBox extends OutboxPort {
    async load() {}
    async wake() {}
    async keep(write: NewWrite, error: Failure) {
      if (full) throw error;
      saved.push(write);
    }
    onSent = () => () => {};
    onCount = () => () => {};
  }
  const votes = { castVote: () => Promise.reject(failure) } as unknown as VotingPort;
  const current = { session: { profile: { userName: 'asha', isReader: true } as Profile } };
  const outcome = new CastVote(votes, current, new TestBox()).press(TALLY, 'UP');
  if (outcome.kind !== 'cast') throw new Error('The vote met a gate.');
  return { saved, settled: outcome.settled };
}

describe('a vote without a connection', () => {
  const offline = new Failure('offline', 'castVote', 0);

  it('a vote without a connection shows the new stance and is queued', async () => {
    const { saved, settled } = voting(offline);
    expect((await settled).response).toMatchObject({ mine: 'UP', up: 5 });
    expect(saved).toEqual([{ kind: 'vote', vote: { id: TALLY.id, kind: 'POST', stance: 'UP' } }]);
  });

  it('a vote without a connection fails if the device can store nothing', async () => {
    await expect(voting(offline, true).settled).rejects.toBe(offline);
  });

  it('a vote that the server rejects is not queued', async () => {
    const refused = new Failure('forbidden', 'castVote', 403);
    const { saved, settled } = voting(refused);
    await expect(settled).rejects.toBe(refused);
    expect(saved).toEqual([]);
  });
});
