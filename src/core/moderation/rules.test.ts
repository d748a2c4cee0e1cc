import { describe, expect, it } from 'vitest';
import { fits, rulesFor } from './rules';
import { RULES } from './rules-text';

describe('[R-876] a moderation decision', () => {
  it('a moderation decision to hide requires a broken rule', () => {
    expect(rulesFor('HIDE')).toEqual(['A1', 'S1', 'P1', 'U1', 'O1', 'L1']);
    expect(fits('HIDE', 'K1')).toBe(false);
  });

  it('a moderation decision to keep states that no rule was broken', () => {
    expect(rulesFor('KEEP')).toEqual(['K1']);
    expect(fits('KEEP', 'A1')).toBe(false);
  });

  it('a moderation decision names rules written as readable sentences', () => {
    for (const text of Object.values(RULES)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
