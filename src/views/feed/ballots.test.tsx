import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NOW, type Options, openHome, pageOf } from '../../../tests/support/home-page';
import { aPost } from '../../core/feed/testing';
import type { PollsPort } from '../../core/posts/polls-port';
import type { Poll, Post, SalaryOffers } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';

const DAY = 86_400_000;
const reader = { profile: { isReader: true } };
const percents = (poll: Poll, shares: readonly (number | undefined)[]): Poll => ({
  ...poll,
  options: poll.options.map((option, index) => ({ ...option, percent: shares[index] })),
});
const poll: Poll = {
  options: [
    { id: 1, text: 'Under 30 min', percent: undefined },
    { id: 2, text: '30–60 min', percent: undefined },
  ],
  totalVotes: 9,
  endsAt: new Date(NOW + 2 * DAY),
  myOptionId: undefined,
};

async function show(post: Partial<Post>, options: Options) {
  const shown = await openHome({ ...options, listFeed: async () => pageOf([aPost(post)]) });
  const card = await screen.findByRole('article');
  return {
    ...shown,
    card,
    press: (name: string) => userEvent.click(within(card).getByRole('button', { name })),
  };
}

/** A service that counts the user in addition to nine other voters. */
const votePoll: PollsPort['votePoll'] = async ({ optionId }) => {
  const mine = { ...poll, totalVotes: optionId === undefined ? 9 : 10, myOptionId: optionId };
  return optionId === undefined ? mine : percents(mine, optionId === 1 ? [30, 70] : [20, 80]);
};

describe('a poll in a feed', () => {
  it('[R-622][R-290] a poll accepts a vote, then shows results, and lets the user change or withdraw the vote', async () => {
    const { card, press } = await show({ kind: 'POLL', poll }, { ...reader, votePoll });
    expect(card).not.toHaveTextContent('%');
    await press('Under 30 min');
    expect(card).toHaveTextContent('30%');
    expect(card).toHaveTextContent('10 votes, 2 days left');
    await press('30–60 min70%');
    expect(card).toHaveTextContent('80%');
    await press('Undo vote');
    expect(card).not.toHaveTextContent('%');
    expect(card).toHaveTextContent('9 votes');
  });

  it('[R-622] a poll with too few votes explains why there are no results yet', async () => {
    const few = async () => ({ ...poll, totalVotes: 2, myOptionId: 1 });
    const { card, press } = await show({ kind: 'POLL', poll }, { ...reader, votePoll: few });
    await press('Under 30 min');
    expect(card).toHaveTextContent('Results appear after five votes.');
  });

  it('[R-622] a poll that has closed in the meantime reverts the vote and says so', async () => {
    const late = async () =>
      Promise.reject(new Failure('conflict', 'votePoll', 409, { code: 'POLL_CLOSED' }));
    const { card, press, toasts } = await show({ kind: 'POLL', poll }, { ...reader, votePoll: late });
    await press('Under 30 min');
    expect(card).toHaveTextContent('9 votes');
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([
      'This poll is closed. Your vote wasn’t counted.',
    ]);
  });

  it('[R-622] a poll that ends while the page is open is closed after a press', async () => {
    const late = async () =>
      Promise.reject(new Failure('conflict', 'votePoll', 409, { code: 'POLL_CLOSED' }));
    let now = NOW;
    const { card, press } = await show(
      { kind: 'POLL', poll },
      { ...reader, votePoll: late, clock: { now: () => now } },
    );
    now = NOW + 3 * DAY;
    await press('Under 30 min');
    expect(card).toHaveTextContent('9 votes, closed');
    expect(within(card).queryByRole('button', { name: /min/ })).toBeNull();
  });

  it('[R-622] a poll asks a visitor to log in instead of counting the vote', async () => {
    const { press, loginPrompts } = await show({ kind: 'POLL', poll }, { votePoll });
    await press('Under 30 min');
    expect(loginPrompts.current?.loginPrompt).toBe('login');
  });

  it.each([
    ['closed', { poll: { ...poll, endsAt: new Date(NOW - DAY) } }],
    ['one’s own', { poll, mine: true }],
  ])('[R-622] a poll has no vote buttons when it is %s', async (_, post) => {
    const { card } = await show({ kind: 'POLL', ...post }, { ...reader, votePoll });
    expect(within(card).queryByRole('button', { name: 'Under 30 min' })).toBeNull();
  });
});

const offer = (id: number, company: string) => ({
  id,
  company,
  logoUrl: '/alpha/company/photos/logos/kaveri.jpg',
  role: 'Analyst',
  place: 'Pune',
  fixed: 1_200_000,
  variable: 0,
  stock: 0,
  inHand: 80_000,
  current: false,
  percent: undefined,
  votes: undefined,
});
const salary: SalaryOffers = {
  offers: [offer(1, 'Kaveri Bank'), offer(2, 'Orbitly')],
  totalVotes: 5,
  myOfferId: undefined,
};

describe('offers in a feed', () => {
  it('[R-628] offers accept a vote, then show percentages, and let the user withdraw the vote', async () => {
    const voteOffer = async ({ offerId }: { readonly offerId: number | undefined }): Promise<SalaryOffers> =>
      offerId === undefined
        ? salary
        : {
            totalVotes: 6,
            myOfferId: offerId,
            offers: salary.offers.map((salaryOffer) => ({ ...salaryOffer, percent: 50, votes: 3 })),
          };
    const { card, press } = await show({ kind: 'SALARY', salary }, { ...reader, voteOffer });
    await press('Choose Orbitly');
    expect(card).toHaveTextContent('50% chose this, including you');
    expect(within(card).queryByRole('button', { name: /^Choose/ })).toBeNull();
    await press('Undo choice');
    expect(card).not.toHaveTextContent('chose this');
  });

  it('[R-628] offers have no vote buttons for their author', async () => {
    const { card } = await show({ kind: 'SALARY', salary, mine: true }, reader);
    expect(within(card).queryByRole('button', { name: /Choose/ })).toBeNull();
  });
});
