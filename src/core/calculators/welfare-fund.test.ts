import { describe, expect, it } from 'vitest';
import { initialTexts, readForm } from './form';
import { STATES } from './rules/states';
import { WELFARE_FUND } from './rules/welfare-fund-states';
import { ruleSources } from './sources';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';

const sourceOf = (state: (typeof STATES)[number]) =>
  ruleSources({ rules: 'takeHome', year: '2026-27', state }).find(({ topic }) => topic === 'welfareFund');

describe('the labour welfare fund', () => {
  it('[R-859] sixteen states have a labour welfare fund, each with its amount and source; for the others the page says why nothing is deducted', () => {
    expect(Object.keys(WELFARE_FUND)).toHaveLength(16);
    for (const state of STATES) {
      const source = sourceOf(state)?.source;
      if (WELFARE_FUND[state]) expect(source, state).toMatch(/₹\d/);
      else expect(source, state).toMatch(/no labour welfare fund|we deduct nothing/);
    }
  });

  it('[R-859] the labour welfare fund is due in June and December, so net pay is lower in these months, and the year still adds up', () => {
    const { values } = readForm(TAKE_HOME_FORM, {
      ...initialTexts(TAKE_HOME_FORM),
      ctc: '9,00,000',
      variable: '0',
      state: 'MH',
      welfareFund: 'yes',
    });
    const outcome = takeHomeOf(values);
    if (outcome.kind !== 'takeHome') throw new Error(outcome.kind);
    const { months, netAnnual, steps } = outcome.regimes.new;
    const [, may = 0, june = 0, , , , , , december = 0] = months;
    expect([may - june, may - december]).toEqual([2500, 2500]);
    expect(months.reduce((sum, month) => sum + month, 0)).toBe(netAnnual);
    expect(steps).toContainEqual({ label: 'welfareFund', formula: '₹25 × 2', amount: -5000 });
  });
});
