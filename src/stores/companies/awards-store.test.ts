import { expect, it } from 'vitest';
import type { AwardEdition } from '../../core/companies/edition';
import { AwardsStore } from './awards-store';

/** A service that says something else for a year than what was promised. */
const store = (year: unknown) => {
  const edition = { year, years: [], token: 'Zk3', industries: [], sizes: [] } as unknown as AwardEdition;
  return new AwardsStore({
    listEditions: async () => [edition],
    readEdition: async () => edition,
    readSharedEdition: async () => edition,
  });
};

it.each(['many', null, 2025.5])(
  '[R-117] an edition that calls itself %s is none: no page is headed by a year that is no number',
  async (year) => {
    const awards = store(year);
    await expect(awards.open({ year: 2026 })).rejects.toMatchObject({ kind: 'contract' });
    expect(awards.edition).toBeUndefined();
  },
);

it.each(['many', null, 2025.5])('[R-011] editions among which one calls itself %s are none', async (year) => {
  const awards = store(year);
  await expect(awards.listEditions()).rejects.toMatchObject({ kind: 'contract' });
  expect(awards.years).toEqual([]);
});

it('[R-117] an edition under its own year is shown', async () => {
  const awards = store(2026);
  await awards.open({ year: 2026 });
  await awards.listEditions();
  expect([awards.edition?.year, awards.years[0]?.year]).toEqual([2026, 2026]);
});
