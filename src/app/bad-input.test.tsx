import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROKEN_ANSWERS, placesIn, withValueAt } from '../../tests/support/broken-answers';
import { showPage } from '../../tests/support/whole-page';
import { examples } from '../adapters/http/generated/examples';
import { draws } from '../core/art/seed';

const PATIENT = { timeout: 10_000 };

beforeAll(async () => {
  await import('../views/screens/home-screen');
}, 30_000);

/** React tells of everything a boundary caught; here that is the point of the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector).length;

/** The page says something, everybody finds the way on, and no cause is told twice. */
async function stands(toasts: () => readonly string[]) {
  await waitFor(() => expect(all('main h1')).toBe(1), PATIENT);
  expect(all('main a[href], main button')).toBeGreaterThan(1);
  expect(all('a[aria-label="Humkaar, home"]')).toBe(1);
  expect(all('nav a[href="/"]')).toBeGreaterThan(0);
  expect(toasts().length).toBeLessThanOrEqual(1);
}

describe.each(['readProfile', 'listPseudoProfiles', 'listCommunities', 'listTalkedAbout'] as const)(
  'when %s is answered with',
  (operation) => {
    it.each(Object.entries(BROKEN_ANSWERS))('%s, the feed can be read all the same', async (_, broken) => {
      const { toasts } = await showPage('/', {
        [operation]: ({ example, request }) => broken(example, request),
      });
      await stands(toasts);
      expect(all('[role=feed] article')).toBeGreaterThan(0);
    });
  },
);

describe('when the feed itself is answered with', () => {
  it.each(Object.entries(BROKEN_ANSWERS))('%s, the page says so and offers ways on', async (name, broken) => {
    const { toasts } = await showPage('/', { listFeed: ({ example, request }) => broken(example, request) });
    await stands(toasts);
    const said = document.querySelector<HTMLElement>('main [role=alert]') ?? document.body;
    expect(said).toHaveTextContent(
      { 'a cut line': 'You are offline', 'a session that ended': 'log in' }[name] ?? 'Something went wrong',
    );
    expect(within(said).getByText('Go to home')).toHaveAttribute('href', '/');
    expect(
      within(said)
        .getAllByText(/^(Try again|Log in)$/)
        .at(-1),
    ).toBeVisible();
  });
});

describe('when one value of an answer is another than was promised', { timeout: 60_000 }, () => {
  const ODD = [null, {}, [], 'x'.repeat(20_000), '', -1, 1e308, true, [[]], '\u202e\u0000'];
  const CALLS = {
    listFeed: 'GET /feed-services/v3/feed',
    listCommunities: 'GET /feed-services/v1/community',
    listTalkedAbout: 'GET /feed-services/v1/interlinking-widget',
    readProfile: 'GET /user-services/v1/profile',
  } as const;

  it.each(Object.entries(CALLS))('%s: the page stands', async (operation, key) => {
    const example = Object.values(examples).find((one) => one.operation === operation)?.body;
    expect(example, key).toBeDefined();
    const places = placesIn(example);
    const next = draws(operation);
    const one = <Item,>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)];
    for (let count = 0; count < 25; count += 1) {
      const odd = withValueAt(example, one(places) ?? [], one(ODD));
      const { toasts } = await showPage('/', { [operation]: () => Response.json(odd) });
      await stands(toasts);
      cleanup();
    }
  });
});
