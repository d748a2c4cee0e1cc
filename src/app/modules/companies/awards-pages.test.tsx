import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

/** Page parts are imported lazily, so they get a longer timeout. */
const TIMEOUT = { timeout: 20_000 };

beforeAll(async () => {
  await Promise.all([
    import('../../../views/companies/awards-screen'),
    import('../../../views/companies/awards-edition-screen'),
    import('../../../views/companies/awards-qualifier-screen'),
  ]);
}, 30_000);

const title = (name: string) => screen.findByRole('heading', { name, level: 1 }, TIMEOUT);
const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((htmlElement) => htmlElement.textContent);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('[R-011] the awards hub names the first company of every size in each edition and links to the lists', async () => {
  await showPage('/awards', {});
  await title('Employees’ choice awards');
  expect(rows()).toEqual([expect.stringMatching(/^Kaveri Bank.*No\. 1 among mega companies.*4\.2/)]);
  expect(hrefOf('Kaveri Bank')).toBe('/overview/kaveri-bank-overview');
  expect(hrefOf('All lists from 2026')).toBe('/abeca-2026');
  expect(hrefOf('How it works')).toBe('/abeca-qualifier');
}, 30_000);

it('[R-011] the awards hub says when no company has been named yet', async () => {
  await showPage('/awards', { listEditions: () => Response.json([]) });
  await title('Employees’ choice awards');
  expect(screen.getByText('No winners yet')).toBeVisible();
}, 30_000);

it('[R-117][R-118] an awards edition shows every size, says which sizes had too few reviews and links to the next pages', async () => {
  await showPage('/abeca-2026', {});
  await title('Top rated places to work in India 2026');
  expect(rows()[1]).toMatch(
    /^2Zentrix LabsNo\. 2, of 9 mega companiesSoftware Product, 812\sreviews\sin\s2025/,
  );
  expect(
    screen.getByText(/^No company with up to 200 employees had 50 live reviews from 2025/),
  ).toBeVisible();
  expect(hrefOf('2024')).toBe('/awards/best-category-companies-to-work-in-india-2024');
  expect(hrefOf('Software Product')).toBe('/awards/software-product?tag=2026');
  expect(hrefOf('Tech startups')).toBe('/awards/best-tech-startups-to-work-in-india-2026');
}, 30_000);

it('[R-035][R-036] an awards edition is shared by its token, which leads back to the edition', async () => {
  const user = userEvent.setup();
  const { router } = await showPage('/awards-2022/Zk3pQv8LmT2wRb7N', {});
  await title('Top rated places to work in India 2026');
  expect(router.state.location.pathname).toBe('/abeca-2026');
  await user.click(screen.getByRole('button', { name: 'Copy link to this edition' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/awards-2022\/Zk3pQv8LmT2wRb7N$/);
}, 30_000);

it('[R-118] an awards list shows its ranking, its rule and the other editions', async () => {
  await showPage('/awards/best-mega-companies-to-work-in-india-2026', {});
  await title('Best mega companies to work for in India 2026');
  expect(rows()).toEqual([expect.stringMatching(/^1Kaveri Bank/), expect.stringMatching(/^2Zentrix Labs/)]);
  expect(screen.getByText(/those with at least 500 live reviews are ranked/)).toBeVisible();
  expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'true');
  expect(hrefOf('2025')).toBe('/awards/best-mega-companies-to-work-in-india-2025');
}, 30_000);

it('[R-119] an awards list that mixes sizes shows no numeral that looks like the position in the list', async () => {
  await showPage('/awards/software-product?tag=2026', {});
  await title('Top rated places to work in Software Product 2026');
  expect(rows()).toEqual([expect.stringMatching(/^Zentrix LabsNo\. 2 of 9 mega companies/)]);
}, 30_000);

it('[R-104][R-119] an empty awards list says why, and an unknown list shows the not-found page', async () => {
  await showPage('/awards/telecom?tag=2026&campaign=desktop_nav', {});
  await title('Top rated places to work in Telecom 2026');
  expect(screen.getByText('No companies on this list')).toBeVisible();
  await showPage('/awards/underwater-basketry', {});
  expect(await screen.findByText('We could not find what you are looking for!', {}, TIMEOUT)).toBeVisible();
}, 30_000);

it('[R-116][R-121] the awards rule names the reviews each size needs and how many companies reached that number', async () => {
  await showPage('/abeca-qualifier', {});
  await title('How employees’ choice winners are chosen');
  const needs = screen.getByRole('link', { name: 'Mega companies' }).closest('div');
  expect(needs).toHaveTextContent('500 reviews9 companies had enough reviews for 2026');
  expect(screen.getByText(/For the 2026 edition, we counted reviews written in 2025/)).toBeVisible();
}, 30_000);
