import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([
    import('../views/screens/home-screen'),
    import('../views/screens/companies-screen'),
    import('../views/shell/later-parts'),
  ]);
}, 30_000);

/** A device whose line is cut and mended by the test. */
function line() {
  let there = true;
  const told = new Set<(online: boolean) => void>();
  return {
    connectivity: {
      online: () => there,
      watch: (changed: (online: boolean) => void) => {
        told.add(changed);
        return () => void told.delete(changed);
      },
    },
    turn: (on: boolean) =>
      act(async () => {
        there = on;
        for (const changed of told) changed(on);
      }),
    /** Never in the same turn, as no network answers. */
    answer: async ({ example }: { readonly example: unknown }) => {
      await new Promise((turn) => setTimeout(turn));
      if (!there) throw new TypeError('Failed to fetch');
      return example;
    },
  };
}

it.each([
  ['a page', '/list-of-companies', 'No connection', 'Companies in India'],
  ['a list of posts', '/?feed=latest', 'No connection', undefined],
] as const)(
  '[R-734] %s that found no line is there by itself once the line is back',
  async (_, path, alert, heading) => {
    const { connectivity, turn, answer } = line();
    const answers = { readLiveness: answer, listCompanies: answer, listFeed: answer };
    const { router } = await showPage('/', answers, { connectivity });
    await screen.findAllByRole('article');
    await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await turn(false);
    expect(await screen.findByText('You are offline. What is here stays readable.')).toBeVisible();
    await router.navigate(path);
    await waitFor(() => expect(document.getElementById('main')).toHaveTextContent(alert));

    await turn(true);
    if (heading) expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    else expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(document.getElementById('main')).not.toHaveTextContent(alert);
  },
);
