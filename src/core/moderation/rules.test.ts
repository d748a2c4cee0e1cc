import { describe, expect, it } from 'vitest';
import { fits, RULES, rulesFor } from './rules';

describe('[R-876] a decision', () => {
  it('to hide rests on a rule that was broken', () => {
    expect(rulesFor('HIDE')).toEqual(['A1', 'S1', 'P1', 'U1', 'O1', 'L1']);
    expect(fits('HIDE', 'K1')).toBe(false);
  });

  it('to keep says that none was', () => {
    expect(rulesFor('KEEP')).toEqual(['K1']);
    expect(fits('KEEP', 'A1')).toBe(false);
  });

  it('names rules everybody can read', () => {
    for (const text of Object.values(RULES)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
