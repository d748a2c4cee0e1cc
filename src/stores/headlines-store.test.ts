import { describe, expect, it } from 'vitest';
import type { PageDetails } from '../core/page-details/page-details-port';
import { HeadlinesStore } from './headlines-store';

describe('the figures in the headlines', () => {
  it.each([undefined, 'many', {}, [{ text: 'many' }]])(
    '[R-055] answered as %j are none, and are asked for again',
    async (headlines) => {
      let answer = { pageName: 'companies', headlines } as PageDetails;
      const store = new HeadlinesStore({
        readPageDetails: async () => answer,
        readPageName: async () => ({ pageName: 'companies' }),
      });
      await store.open('companies');
      expect(store.headlines).toEqual([]);
      answer = { pageName: 'companies', headlines: ['80 Lakh+ reviews'] };
      await store.open('companies');
      expect(store.headlines).toEqual(['80 Lakh+ reviews']);
    },
  );
});
