import { describe, expect, it } from 'vitest';
import { type Ballot, choiceOf, withChoice } from './ballot';

const poll = (mine: number | undefined, shown: boolean): Ballot => ({
  kind: 'POLL',
  postId: 'Pw6hB1yKs9Xd4Gn8',
  poll: {
    options: [
      { id: 1, text: 'Yes', percent: shown ? 40 : undefined },
      { id: 2, text: 'No', percent: shown ? 60 : undefined },
    ],
    totalVotes: 10,
    endsAt: new Date('2026-11-22T04:00:00Z'),
    myOptionId: mine,
  },
});
const offers = (mine: number | undefined): Ballot => {
  const offer = { company: 'Orbitly', logoUrl: '', role: 'Analyst', place: 'Pune', current: false };
  const pay = { fixed: 1, variable: 0, stock: 0, inHand: 1, percent: 50, votes: 5 };
  return {
    kind: 'OFFERS',
    postId: 'Kq3vN8xWm2Zt7Rf1',
    salary: { totalVotes: 10, myOfferId: mine, offers: [1, 2].map((id) => ({ id, ...offer, ...pay })) },
  };
};
const seen = (ballot: Ballot) =>
  ballot.kind === 'POLL'
    ? [ballot.poll.totalVotes, ...ballot.poll.options.map(({ percent }) => percent)]
    : [ballot.salary.totalVotes, ...ballot.salary.offers.flatMap(({ percent, votes }) => [percent, votes])];

describe('voting in a ballot', () => {
  it.each([
    ['first', poll(undefined, false), 1, [11, undefined, undefined]],
    ['moved', poll(1, true), 2, [10, 40, 60]],
    ['withdrawn', poll(1, true), undefined, [9, undefined, undefined]],
    ['withdrawn from offers', offers(2), undefined, [9, undefined, undefined, undefined, undefined]],
    ['moved to another offer', offers(2), 1, [10, 50, 5, 50, 5]],
  ] as const)(
    '[R-290][R-622] %s: counts the vote of the user once and hides results from users without a vote',
    (_, ballot, choice, is) => {
      const after = withChoice(ballot, choice);
      expect(choiceOf(after)).toBe(choice);
      expect(seen(after)).toEqual(is);
    },
  );
});
