import { expect, it } from 'vitest';
import type { AwardEdition } from '../../core/companies/edition';
import { AwardsStore } from './awards-store';

/** A server whose `year` violates the contract. */
const store = (year: unknown) => {
  const edition = { year, years: [], token: 'Zk3', industries: [], sizes: [] } as unknown as AwardEdition;
  return new AwardsStore({
    listEditions: async () => [edition],
    readEdition: async () => edition,
    readSharedEdition: async () => edition,
  });
};

it.each(['many', null, 2025.5])(
  '[R-117] an edition with the invalid year %s is rejected and not shown',
  async (year) => {
    const awards = store(year);
    await expect(awards.open({ year: 2026 })).rejects.toMatchObject({ kind: 'contract' });
    expect(awards.edition).toBeUndefined();
  },
);

it.each(['many', null, 2025.5])(
  '[R-011] a list of editions with the invalid year %s is rejected',
  async (year) => {
    const awards = store(year);
    await expect(awards.listEditions()).rejects.toMatchObject({ kind: 'contract' });
    expect(awards.years).toEqual([]);
  },
);

it('[R-117] an edition with a valid year is shown', async () => {
  const awards = store(2026);
  await awards.open({ year: 2026 });
  await awards.listEditions();
  expect([awards.edition?.year, awards.years[0]?.year]).toEqual([2026, 2026]);
});
