import { describe, expect, it } from 'vitest';
import { rupees } from './money';
import type { FinancialYear } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import { insuredWages } from './state-insurance';
import { takeHome } from './take-home';
import type { TakeHomeInput } from './take-home-input';

const rules = rulesOf('2026-27');
const input: TakeHomeInput = {
  ctc: rupees(360_000),
  variable: 0,
  basicRate: 5000,
  hraRate: 5000,
  pfMode: 'ceiling',
  gratuityInCtc: true,
  insurance: 0,
  codeWageRule: true,
  state: 'DL',
  oldRegimeDeductions: 0,
  voluntaryPf: 0,
  otherDeductions: 0,
};

const result = (changes: Partial<TakeHomeInput>, year: FinancialYear = '2026-27') => {
  const outcome = takeHome(rulesOf(year), { ...input, ...changes });
  if (outcome.kind !== 'takeHome') throw new Error('the components do not fit');
  return outcome;
};

/** Gross pay plus the employer's ESI share. */
const poolFor = (gross: number, employerShare: number) => rupees(gross + employerShare);

describe('ESI under the Code on Social Security', () => {
  // Examples of hrstop.com on the ESIC circulars of December 2025; shares are 3.25 % of the wages, rounded up.
  it.each([
    { gross: 24_000, basic: 10_000, employer: 390, wages: 12_000 },
    { gross: 35_000, basic: 15_000, employer: 569, wages: 17_500 },
  ])(
    '[R-859] ₹$gross with ₹$basic basic is covered on wages of ₹$wages',
    ({ gross, basic, employer, wages }) => {
      const cost = { basic: rupees(basic), employerPf: 0, pool: poolFor(gross, employer) };
      expect(insuredWages(rules, cost)).toBe(rupees(wages));
    },
  );

  it('[R-859] ₹35,000 with ₹25,000 basic is not covered, as the basic is above the ceiling', () => {
    const cost = { basic: rupees(25_000), employerPf: 0, pool: rupees(35_000) };
    expect(insuredWages(rules, cost)).toBeUndefined();
  });

  it('[R-859] the employer’s PF counts towards the half of the total pay', () => {
    const cost = { basic: rupees(10_000), employerPf: rupees(1_800), pool: poolFor(24_200, 423) };
    expect(insuredWages(rules, cost)).toBe(rupees(13_000));
  });

  it.each([
    // 50 % basic: wages are ctc / 24, shares 0.75 % and 3.25 % rounded up to the rupee, times 12.
    { ctc: 300_000, employee: 94 * 12, employer: 407 * 12 },
    { ctc: 360_000, employee: 113 * 12, employer: 488 * 12 },
    { ctc: 480_000, employee: 150 * 12, employer: 650 * 12 },
    { ctc: 504_000, employee: 158 * 12, employer: 683 * 12 },
    { ctc: 505_000, employee: 0, employer: 0 },
  ])(
    '[R-859] a CTC of ₹$ctc with half of it basic owes ESI of ₹$employee a year',
    ({ ctc, employee, employer }) => {
      const { breakup, regimes } = result({ ctc: rupees(ctc) });
      expect(regimes.new.employeeEsi).toBe(rupees(employee));
      expect(breakup.employerEsi).toBe(rupees(employer));
    },
  );

  it('[R-859] the steps show the ESI wages', () => {
    const { breakup } = result({});
    expect(breakup.steps.find(({ label }) => label === 'employerEsi')?.formula).toBe('3.25% × ₹15,000 × 12');
  });

  it('[R-859] the older rule on gross pay applies to 2025-26', () => {
    const year = '2025-26';
    expect(result({ codeWageRule: false }, year).regimes.new.employeeEsi).toBe(0);
    expect(
      result({ codeWageRule: false, ctc: rupees(200_000) }, year).regimes.new.employeeEsi,
    ).toBeGreaterThan(0);
  });
});
