import { describe, expect, it } from 'vitest';
import { rulesOf } from './rules/rule-packs';
import { gratuitySources, houseRentSources } from './sources';
import { takeHomeSources } from './take-home-sources';

describe('sources of the rules', () => {
  it('[R-026][R-027][R-028] every rule names its source and its confidence in both years', () => {
    for (const year of ['2025-26', '2026-27'] as const) {
      const rules = rulesOf(year);
      const all = [...takeHomeSources(rules, 'PB'), ...gratuitySources(rules), ...houseRentSources(rules)];
      for (const { source, verified } of all) {
        expect(source).not.toBe('');
        expect(['statute', 'summary', 'forum', 'inference', 'reported']).toContain(verified);
      }
    }
  });

  it('[R-026] the sources depend on the state and the year', () => {
    const rules = rulesOf('2026-27');
    expect(takeHomeSources(rules, 'KA')).toContainEqual(
      expect.objectContaining({ topic: 'professionalTax', source: 'Karnataka Act 33 of 2025' }),
    );
    const [now] = houseRentSources(rules);
    const [before] = houseRentSources(rulesOf('2025-26'));
    expect(now?.source).not.toBe(before?.source);
  });
});
