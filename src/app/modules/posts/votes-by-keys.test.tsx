import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';
import { problem } from '../../../adapters/http/testing';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

/** A fake service that counts the chosen options. */
const counts =
  (mine: string, chosen: string) =>
  async ({ request, example }: FakeCall) => ({
    ...(example as object),
    [mine]: ((await request.json()) as Record<string, number | null>)[chosen] ?? null,
  });

const counting = {
  votePoll: counts('myOptionId', 'optionId'),
  voteOffer: counts('myOfferId', 'offerId'),
};

async function postWith(name: string, overrides: Parameters<typeof showPage>[1] = counting) {
  await showPage('/', overrides);
  const post = (await screen.findByRole('button', { name })).closest('article') as HTMLElement;
  await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
  const button = (name: string | RegExp) => within(post).getByRole('button', { name });
  return {
    button,
    enter: async (name: string | RegExp) => {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
    },
  };
}

/** A choice that is undone on the page while its request waits; `fail` answers it. */
async function undoneUntilFailed() {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { button, enter } = await postWith('Undo choice', { ...counting, voteOffer: () => late });
  await enter('Undo choice');
  await waitFor(() => expect(button(/Kaveri Bank/)).toHaveFocus());
  return { button, fail: () => answer(problem(500, 'BROKEN')) };
}

describe('[R-622] focus after a button disappears with its action', () => {
  it('undoing a poll vote moves the focus to the first option', async () => {
    const { button, enter } = await postWith('Undo vote');
    await enter('Undo vote');
    await waitFor(() => expect(button('Under 30 min')).toHaveFocus());
  });

  it('undoing an offer choice moves the focus to that offer, and choosing again moves it to the undo button', async () => {
    const { button, enter } = await postWith('Undo choice');
    await enter('Undo choice');
    await waitFor(() => expect(button(/Kaveri Bank/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Undo choice')).toHaveFocus());
  });

  it('a choice that fails after a while moves the focus back to its button', async () => {
    const { button, fail } = await undoneUntilFailed();
    fail();
    await waitFor(() => expect(button('Undo choice')).toHaveFocus());
  });

  it('a choice that fails after a press elsewhere leaves the focus where it is', async () => {
    const { button, fail } = await undoneUntilFailed();
    await userEvent.click(document.body);
    fail();
    await screen.findByText(/^Something went wrong/);
    await waitFor(() => expect(button('Undo choice')).toBeVisible());
    expect(document.body).toHaveFocus();
  });
});
