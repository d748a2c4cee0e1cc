import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(() => import('./compare-screen'), 30_000);

const NAMES = [
  ['Zentrix Labs', 'Software Product'],
  ['Kaveri Bank', 'Banking'],
  ['Triveni Cloud', 'Software Product'],
] as const;

const cardsLike = (card: object): object[] =>
  NAMES.map(([name, industry], index) => ({
    ...card,
    companyId: index,
    name,
    industry,
    urlName: name.toLowerCase().replace(' ', '-'),
  }));

const links = (part: string) =>
  within(screen.getByRole('heading', { name: part }).closest('section') ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

interface Examples {
  readonly items: readonly object[];
  readonly comparedWith: readonly object[];
}

const open = (address: string) =>
  showPage(address, {
    listCompanies: ({ example }) => {
      const page = example as Examples;
      return { ...page, items: page.items.flatMap(cardsLike) };
    },
    readSurroundings: ({ example }) => {
      const around = example as Examples;
      return { ...around, comparedWith: around.comparedWith.flatMap(cardsLike) };
    },
  });

it('Compare starts with pairs of one industry and popular companies', async () => {
  await open('/compare');
  expect(await screen.findByRole('heading', { name: 'Choosing between two jobs?' })).toBeVisible();
  expect(links('In the same industry')).toEqual([
    [
      'CompareZentrix Labs4.1 out of 5orTriveni Cloud4.1 out of 5',
      '/compare?companies=zentrix-labs,triveni-cloud',
    ],
  ]);
  expect(links('Popular companies')[1]).toEqual([
    'Kaveri BankBanking4.1 out of 5',
    '/compare?companies=kaveri-bank',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

it('with one company, Compare offers those it is often compared with, never itself', async () => {
  await open('/compare?companies=zentrix-labs');
  expect(await screen.findByRole('heading', { name: 'Add one more company to compare.' })).toBeVisible();
  expect(links('Often compared with Zentrix Labs').map(([, href]) => href)).toEqual([
    '/compare?companies=zentrix-labs,kaveri-bank',
    '/compare?companies=zentrix-labs,triveni-cloud',
  ]);
  expect(screen.queryByRole('heading', { name: 'In the same industry' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Popular companies' })).toBeNull();
});
