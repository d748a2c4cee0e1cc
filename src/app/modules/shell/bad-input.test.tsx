import { within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROKEN_ANSWERS } from '../../../../tests/support/broken-responses';
import { allOf, expectSettled } from '../../../../tests/support/expect-settled';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/feed/home-screen');
}, 30_000);

/** React logs every error a boundary catches; these tests cause such errors on purpose. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe.each(['readProfile', 'listPseudoProfiles', 'listCommunities', 'listTalkedAbout'] as const)(
  'when %s receives a bad response',
  (operation) => {
    it.each(Object.entries(BROKEN_ANSWERS))('%s: the feed stays readable', async (_, broken) => {
      const { toasts } = await showPage('/', {
        [operation]: ({ example, request }) => broken(example, request),
      });
      await expectSettled(toasts);
      expect(allOf('[role=feed] article')).toBeGreaterThan(0);
    });
  },
);

it('[R-734] a rate-limited page says how long to wait', async () => {
  const wait = { status: 429, headers: { 'retry-after': '180' } };
  const { toasts } = await showPage('/', { listFeed: () => new Response('Slow down.', wait) });
  await expectSettled(toasts);
  const htmlElement = document.querySelector<HTMLElement>('main [role=alert]') ?? document.body;
  expect(htmlElement).toHaveTextContent('Too many attempts. Try again in 3 minutes.');
  expect(within(htmlElement).getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('when the feed itself receives a bad response', () => {
  it.each(Object.entries(BROKEN_ANSWERS))(
    '%s: the page shows the error and offers ways out',
    async (name, broken) => {
      const { toasts } = await showPage('/', {
        listFeed: ({ example, request }) => broken(example, request),
      });
      await expectSettled(toasts);
      const htmlElement = document.querySelector<HTMLElement>('main [role=alert]') ?? document.body;
      expect(htmlElement).toHaveTextContent(
        { 'a lost connection': 'No connection', 'a session that ended': 'Log in' }[name] ??
          'Something went wrong',
      );
      expect(within(htmlElement).getByText('Go to home')).toHaveAttribute('href', '/');
      expect(
        within(htmlElement)
          .getAllByText(/^(Try again|Log in)$/)
          .at(-1),
      ).toBeVisible();
    },
  );
});
