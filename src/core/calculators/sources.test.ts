import { describe, expect, it } from 'vitest';
import { ruleSources } from './sources';

describe('sources of the rules', () => {
  it('[R-026][R-027][R-028] every rule names its source and its confidence in both years', () => {
    for (const year of ['2025-26', '2026-27'] as const) {
      const all = (['takeHome', 'gratuity', 'houseRent'] as const).flatMap((rules) =>
        ruleSources({ rules, year, state: 'PB' }),
      );
      for (const { source, verified } of all) {
        expect(source).not.toBe('');
        expect(['statute', 'summary', 'forum', 'inference', 'reported']).toContain(verified);
      }
    }
  });

  it('[R-027] the gratuity calculator names the sources of the years of service, the wages and the tax', () => {
    const topics = ruleSources({ rules: 'gratuity', year: '2026-27' }).map(({ topic }) => topic);
    expect(topics).toEqual(['gratuity', 'gratuityService', 'gratuityTax', 'codeWages']);
  });

  it('[R-026] the sources depend on the state and the year', () => {
    expect(ruleSources({ rules: 'takeHome', year: '2026-27', state: 'KA' })).toContainEqual(
      expect.objectContaining({ topic: 'professionalTax', source: 'Karnataka Act 33 of 2025' }),
    );
    const [now] = ruleSources({ rules: 'houseRent', year: '2026-27' });
    const [before] = ruleSources({ rules: 'houseRent', year: '2025-26' });
    expect(now?.source).not.toBe(before?.source);
  });
});
