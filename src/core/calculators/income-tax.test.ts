import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTax, noGainZone } from './income-tax';
import { rupees } from './money';
import { rulesOf } from './rules/rule-packs';

const rules = rulesOf('2026-27');

describe('the income tax calculation', () => {
  it('[R-859] more income never means less tax in either regime', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('new' as const, 'old' as const),
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (regime, income, more) => {
          const less = incomeTax(rules, { totalIncome: rupees(income), regime }).totalTax;
          expect(
            incomeTax(rules, { totalIncome: rupees(income + more), regime }).totalTax,
          ).toBeGreaterThanOrEqual(less);
        },
      ),
    );
  });

  it.each([
    // New regime: 5 % from 4 lakh, 10 % from 8 lakh, and no rebate; cess 4 %.
    ['new', 'under60', 1_200_000, 62_400],
    // Old regime: 12,500 without a rebate; the higher exemption at 60 is for residents only.
    ['old', '60to79', 500_000, 13_000],
  ] as const)(
    '[R-859] a non-resident pays ₹%s tax without rebate and age exemption (%s, ₹%i)',
    (regime, age, income, tax) => {
      const input = { totalIncome: rupees(income), regime, age };
      expect(incomeTax(rules, input).totalTax).toBe(0);
      expect(incomeTax(rules, { ...input, nonResident: true }).totalTax).toBe(rupees(tax));
      expect(
        noGainZone(rules, { ...input, totalIncome: rupees(income + 10), nonResident: true }),
      ).toBeUndefined();
    },
  );

  it('[R-859] the no-gain zone is reported inside its bounds and nowhere else', () => {
    expect(noGainZone(rules, { totalIncome: rupees(1_270_380), regime: 'new' })).toBe(rupees(1_273_920));
    expect(noGainZone(rules, { totalIncome: rupees(1_273_930), regime: 'new' })).toBeUndefined();
    expect(noGainZone(rules, { totalIncome: rupees(1_200_000), regime: 'new' })).toBeUndefined();
    expect(noGainZone(rules, { totalIncome: rupees(505_000), regime: 'old' })).toBe(rupees(516_400));
  });
});
