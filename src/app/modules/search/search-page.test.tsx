import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

/** Page parts are imported lazily, so they get a longer timeout. */
const TIMEOUT = { timeout: 20_000 };
const NONE = { companies: 0, salaries: 0, interviews: 0, jobs: 0, communities: 0, posts: 0 };

beforeAll(async () => {
  await import('../../../views/search/search-screen');
}, 30_000);

it('[R-157] a search without results says so once, offers other places to go and shows no result kinds', async () => {
  await showPage('/search?q=zzqx', { search: () => Response.json({ stats: NONE, pages: 0, items: [] }) });
  expect(await screen.findByText('No results for “zzqx”', {}, TIMEOUT)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(/0 results/)).toBeNull();
  expect(main.queryByRole('navigation', { name: 'Result types' })).toBeNull();
  expect(main.getByRole('link', { name: 'Companies' })).toHaveAttribute('href', '/list-of-companies');
}, 30_000);

it('[R-157] a result kind without results keeps the kinds with results reachable', async () => {
  const search = () => Response.json({ stats: { ...NONE, posts: 3 }, pages: 0, items: [] });
  await showPage('/search?q=bonds&Type=jobs', { search });
  expect(await screen.findByText('No results for “bonds”', {}, TIMEOUT)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Posts/ })).toHaveAttribute('href', '/search?q=bonds&Type=posts');
}, 30_000);

it('[R-687] an answer without other results appears without result kinds and without a message', async () => {
  const answer = {
    ...{
      page: 'SALARIES',
      company: null,
      otherCompany: null,
      place: null,
      officeUrl: null,
      experience: null,
    },
    ...{ role: { id: 3, name: 'Software engineer' }, pay: null, count: null },
  };
  const hit = { kind: 'ANSWER', urlName: 'salaries', name: 'Software engineer', detail: '', answer };
  const items = [{ ...hit, logoUrl: null, rating: null }];
  await showPage('/search?q=swe', { search: () => Response.json({ stats: NONE, pages: 1, items }) });
  const best = within(await screen.findByRole('region', { name: 'Best match' }, TIMEOUT));
  expect(best.getByRole('link', { name: /Software engineer salary in India/ })).toHaveAttribute(
    'href',
    '/profile/software-engineer-salary',
  );
  expect(screen.queryByText(/No results/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Result types' })).toBeNull();
}, 30_000);
