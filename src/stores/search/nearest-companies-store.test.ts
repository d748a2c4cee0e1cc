import { expect, it } from 'vitest';
import type { Hit } from '../../core/search/search';
import type { SearchPort } from '../../core/search/search-port';
import { Failure } from '../../core/shared/failure';
import { NearestCompaniesStore } from './nearest-companies-store';

const hit = (name: string, kind: Hit['kind'] = 'COMPANY'): Hit => ({
  kind,
  urlName: name.toLowerCase(),
  name,
  detail: '',
  logoUrl: undefined,
  rating: undefined,
});
const storeOf = (suggest: SearchPort['suggest']) => new NearestCompaniesStore({ suggest } as SearchPort);

it('the nearest companies are at most five, and only companies', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const store = storeOf(async () => [hit('Job', 'JOB'), ...names.map((name) => hit(name))]);
  await store.open('zentrx');
  expect(store.companies.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('the nearest companies are left out when the search fails, also those of the page before', async () => {
  let fails = false;
  const store = storeOf(async () => {
    if (fails) throw new Failure('unavailable', 'suggest', 503);
    return [hit('Zentrix Labs')];
  });
  await store.open('zentrx');
  fails = true;
  await store.open('orbitli');
  expect(store.companies).toEqual([]);
});
