import { expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import type { CompanyFlags } from '../../core/trust/flags';
import { CompanyFlagsStore } from './company-flags-store';

const FLAGS: CompanyFlags = { size: 9, stars: [], waits: [] };

it('the requests of a company are read once, and those of another company replace them', async () => {
  const read: number[] = [];
  const store = new CompanyFlagsStore({
    readCompanyFlags: async ({ id }) => {
      read.push(id);
      return { ...FLAGS, size: id };
    },
  });
  await store.open(1);
  await store.open(1);
  await store.open(2);
  expect([read, store.flags?.size]).toEqual([[1, 2], 2]);
});

it('a company whose requests could not be loaded shows none, not those of the company before', async () => {
  const store = new CompanyFlagsStore({
    readCompanyFlags: async ({ id }) => {
      if (id === 2) throw new Failure('unavailable', 'readCompanyFlags', 503);
      return FLAGS;
    },
  });
  await store.open(1);
  await store.open(2);
  expect(store.flags).toBeUndefined();
});
