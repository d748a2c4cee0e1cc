import { describe, expect, it } from 'vitest';
import type { Profile } from '../login/profile-port';
import { CastVote } from './cast-vote';
import { type Tally, type Vote, withStance } from './vote';

const tally: Tally = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 486, down: 12, mine: 'NONE' };
const person = (isReader: boolean) => ({ isReader, isWriter: false }) as Profile;

function voting(profile: Profile | undefined) {
  const sent: Vote[] = [];
  const port = {
    castVote: async (vote: Vote) => {
      sent.push(vote);
      return withStance({ ...tally, up: 500 }, vote.stance);
    },
    readVote: async () => tally,
    readVotes: async () => [tally],
  };
  return { sent, castVote: new CastVote(port, { session: { profile } }) };
}

describe('casting a vote', () => {
  it('[R-563] only readers can vote: any other user gets the login prompt that applies', () => {
    for (const [profile, loginPrompt] of [
      [undefined, 'login'],
      [person(false), 'reader'],
    ] as const) {
      const { castVote, sent } = voting(profile);
      expect(castVote.press(tally, 'UP')).toEqual({ kind: 'blocked', loginPrompt });
      expect(sent).toEqual([]);
    }
  });

  it('[R-603] a vote shows the new tally at once and settles on the tally of the server', async () => {
    const { castVote, sent } = voting(person(true));
    const outcome = castVote.press(tally, 'UP');
    if (outcome.kind !== 'cast') throw new Error('blocked');
    expect([outcome.expected.up, outcome.expected.mine]).toEqual([487, 'UP']);
    const { last, response } = await outcome.settled;
    expect([last, response?.up]).toEqual([true, 501]);
    expect(sent).toEqual([{ id: tally.id, kind: 'POST', stance: 'UP' }]);
  });

  it('[R-603] a vote sends a stance, never a toggle, so two fast presses end in the right state', async () => {
    const { castVote, sent } = voting(person(true));
    const first = castVote.press(tally, 'UP');
    const second = castVote.press(first.kind === 'cast' ? first.expected : tally, 'UP');
    if (first.kind !== 'cast' || second.kind !== 'cast') throw new Error('blocked');
    await Promise.all([first.settled, second.settled]);
    expect(sent.at(-1)?.stance).toBe('NONE');
  });
});
