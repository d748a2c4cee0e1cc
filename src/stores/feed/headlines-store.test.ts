import { describe, expect, it } from 'vitest';
import type { PageDetailsPort } from '../../core/companies/page-details-port';
import { Failure } from '../../core/shared/failure';
import { HeadlinesStore } from './headlines-store';

describe('the counts in headlines', () => {
  it.each(['contract', 'unavailable', 'notFound'] as const)(
    '[R-055] headlines are empty after a failed request (%s), and the next visit requests them again',
    async (kind) => {
      let readPageDetails: PageDetailsPort['readPageDetails'] = () =>
        Promise.reject(new Failure(kind, 'readPageDetails', 500));
      const store = new HeadlinesStore({
        readPageDetails: (input) => readPageDetails(input),
        readPageName: async () => ({ pageName: 'companies' }),
      });
      await store.open('companies');
      expect(store.headlines).toEqual([]);
      readPageDetails = async () => ({ pageName: 'companies', headlines: ['80 Lakh+ reviews'] });
      await store.open('companies');
      expect(store.headlines).toEqual(['80 Lakh+ reviews']);
    },
  );
});
