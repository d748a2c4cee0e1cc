import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/companies/companies-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

/** A device whose connection the test cuts and restores. */
function connection() {
  let there = true;
  const listeners = new Set<(online: boolean) => void>();
  return {
    connectivity: {
      online: () => there,
      watch: (changed: (online: boolean) => void) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
    turn: (on: boolean) =>
      act(async () => {
        there = on;
        for (const changed of listeners) changed(on);
      }),
    /** Always responds in a later task, like a real network. */
    respond: async ({ example }: { readonly example: unknown }) => {
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
  '[R-734] %s that failed offline loads automatically once the connection is back',
  async (_, path, alert, heading) => {
    const { connectivity, turn, respond } = connection();
    const overrides = { readLiveness: respond, listCompanies: respond, listFeed: respond };
    const { router } = await showPage('/', overrides, { connectivity });
    await screen.findAllByRole('article');
    await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await turn(false);
    expect(await screen.findByText('You’re offline')).toBeVisible();
    await router.navigate(path);
    await waitFor(() => expect(document.getElementById('main')).toHaveTextContent(alert));

    await turn(true);
    if (heading) expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    else expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(document.getElementById('main')).not.toHaveTextContent(alert);
  },
);

it('[R-734] a page that fails without a connection while the device reports online says so, and loads once the connection is back', async () => {
  const { connectivity, turn, respond } = connection();
  let askAgain = () => {};
  const timers = {
    after: (milliseconds: number, run: () => void) => {
      if (milliseconds === 10_000) askAgain = run;
      return () => {};
    },
    every: () => () => {},
  };
  const believing = { ...connectivity, online: () => true, watch: () => () => {} };
  const overrides = { readLiveness: respond, listCompanies: respond };
  const { router } = await showPage('/', overrides, { connectivity: believing, timers });
  await screen.findAllByRole('article');
  await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
  await turn(false);
  await router.navigate('/list-of-companies');
  expect(await screen.findByText('You’re offline')).toBeVisible();
  expect(document.getElementById('main')).toHaveTextContent('No connection');

  await turn(true);
  await act(async () => askAgain());
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies in India' })).toBeVisible();
  expect(screen.queryByText('You’re offline')).toBeNull();
});
