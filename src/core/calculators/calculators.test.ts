import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRupees } from '../shared/rupees';
import { breakEvenDeductions } from './break-even';
import { readField } from './form';
import { gratuity } from './gratuity';
import { afterHike, beforeHike, hikePercent, projection } from './hike';
import { houseRent } from './house-rent';
import { rupees } from './money';
import { compareOffers } from './offers';
import { countsHalf } from './rent-exemption';
import { rulesOf } from './rules/rule-packs';
import { takeHome } from './take-home';
import type { TakeHomeInput } from './take-home-input';
import { formatAmount, writeAmount } from './typed-amount';

const rules = rulesOf('2026-27');
const usual: TakeHomeInput = {
  ctc: rupees(1_500_000),
  variable: 0,
  basicRate: 5000,
  hraRate: 5000,
  pfMode: 'ceiling',
  gratuityInCtc: true,
  insurance: 0,
  codeWageRule: true,
  state: 'KA',
  oldRegimeDeductions: 0,
  voluntaryPf: 0,
  otherDeductions: 0,
};
const inputs = fc.record({
  ctc: fc.integer({ min: 300_000, max: 100_000_000 }).map(rupees),
  variableShare: fc.integer({ min: 0, max: 30 }),
  basicRate: fc.integer({ min: 3000, max: 6000 }),
  pfMode: fc.constantFrom('none' as const, 'ceiling' as const, 'full' as const),
  gratuityInCtc: fc.boolean(),
  codeWageRule: fc.boolean(),
});

describe('the take-home calculator', () => {
  it('[R-859] the parts add up to the CTC exactly for every input', () => {
    fc.assert(
      fc.property(inputs, ({ ctc, variableShare, ...rest }) => {
        const variable = Math.floor((ctc * variableShare) / 10_000) * 100;
        const outcome = takeHome(rules, { ...usual, ...rest, ctc, variable });
        if (outcome.kind !== 'takeHome') return;
        const b = outcome.breakup;
        expect(
          b.basic + b.hra + b.special + b.employerPf + b.gratuity + b.insurance + b.employerEsi + b.variable,
        ).toBe(ctc);
        expect(b.special).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[R-859] the annual net pay is never more than the CTC, and the months add up to it', () => {
    fc.assert(
      fc.property(inputs, ({ ctc, variableShare, ...rest }) => {
        const variable = Math.floor((ctc * variableShare) / 10_000) * 100;
        const outcome = takeHome(rules, { ...usual, ...rest, ctc, variable });
        if (outcome.kind !== 'takeHome') return;
        for (const regime of Object.values(outcome.regimes)) {
          expect(regime.netAnnual).toBeLessThanOrEqual(ctc);
          expect(regime.months.reduce((sum, amount) => sum + amount, 0)).toBe(regime.netAnnual);
        }
      }),
    );
  });

  it.each([
    [600_000, 44_989],
    [1_000_000, 77_521],
    [1_200_000, 93_787],
    [1_500_000, 110_810],
    [2_000_000, 144_025],
    [2_500_000, 174_744],
    [3_000_000, 202_967],
    [5_000_000, 314_876],
    [10_000_000, 573_164],
  ])(
    '[R-859] a CTC of ₹%i in Karnataka leaves ₹%i in a regular month (reference row of the specification)',
    (ctc, month) => {
      const outcome = takeHome(rules, { ...usual, ctc: rupees(ctc) });
      expect(outcome.kind === 'takeHome' && outcome.regimes.new.regularMonth).toBe(rupees(month));
    },
  );

  it('[R-859] every amount is explained by a formula with its operands', () => {
    const outcome = takeHome(rules, { ...usual, variable: rupees(150_000) });
    if (outcome.kind !== 'takeHome') throw new Error('does not fit');
    const tax = outcome.regimes.new.steps.find((step) => step.label === 'totalTax');
    expect(tax?.amount).toBe(outcome.regimes.new.tax);
    expect(outcome.breakup.steps.find((step) => step.label === 'basic')).toEqual({
      label: 'basic',
      formula: '50% × ₹15,00,000',
      amount: rupees(750_000),
    });
  });

  it('[R-859] components that exceed the CTC are reported', () => {
    expect(takeHome(rules, { ...usual, ctc: rupees(300_000), variable: rupees(290_000) })).toEqual({
      kind: 'aboveCtc',
    });
  });

  it('[R-859] the break-even deductions of the old regime are found', () => {
    const deductions = breakEvenDeductions(rules, usual) ?? 0;
    const position = (oldRegimeDeductions: number) => takeHome(rules, { ...usual, oldRegimeDeductions });
    const before = position(deductions - rupees(1_000));
    const after = position(deductions);
    expect(before.kind === 'takeHome' && before.better).toBe('new');
    expect(after.kind === 'takeHome' && after.regimes.old.netAnnual >= after.regimes.new.netAnnual).toBe(
      true,
    );
  });
});

describe('the gratuity, HRA and hike calculators', () => {
  it('[R-860] less than four years and 240 days gives no gratuity and a reason', () => {
    const input = gratuity(rules, {
      covered: true,
      wages: rupees(30_000),
      service: { years: 4, months: 7, days: 0 },
    });
    expect(input).toMatchObject({ eligible: false, contested: false, payable: 0 });
  });

  it('[R-860] death or disablement requires no years of service, and the cap applies', () => {
    const young = gratuity(rules, {
      covered: true,
      wages: rupees(26_000),
      service: { years: 2, months: 0, days: 0 },
      diedOrDisabled: true,
    });
    expect(young.payable).toBe(rupees(30_000));
    expect(
      gratuity(rules, { covered: true, wages: rupees(500_000), service: { years: 20, months: 0, days: 0 } })
        .payable,
    ).toBe(rupees(2_000_000));
  });

  it('[R-861] nothing is exempt in the new regime, and the half-salary cities depend on the year', () => {
    const period = {
      months: 12,
      basicDa: rupees(60_000),
      hra: rupees(30_000),
      rent: rupees(35_000),
      halfCity: true,
    };
    expect(houseRent('new', [period]).exempt).toBe(0);
    expect(countsHalf(rules, 'Bengaluru')).toBe(true);
    expect(countsHalf(rulesOf('2025-26'), 'Bengaluru')).toBe(false);
  });

  it('[R-862] the three ways to calculate a hike agree', () => {
    expect(afterHike(rupees(1_000_000), 12.5)).toBe(rupees(1_125_000));
    expect(beforeHike(rupees(1_125_000), 12.5)).toBe(rupees(1_000_000));
    expect(hikePercent(rupees(1_000_000), rupees(900_000))).toBe(-10);
    expect(projection(rupees(1_000_000), 10, 3)).toEqual([
      rupees(1_100_000),
      rupees(1_210_000),
      rupees(1_331_000),
    ]);
  });

  it('[R-859] at most three offers are compared, with stock spread over its vesting years', () => {
    const offer = {
      fixed: rupees(2_000_000),
      variable: rupees(200_000),
      stock: rupees(1_200_000),
      vesting: 'notAware' as const,
    };
    const worth = compareOffers(rules, [offer, { ...offer, vesting: 3 }, offer, offer], usual);
    expect(worth.map((offerWorth) => offerWorth.totalPerYear)).toEqual(
      [2_500_000, 2_600_000, 2_500_000].map(rupees),
    );
  });
});

describe('typed amounts', () => {
  it.each([
    ['12,00,000', 1_200_000],
    ['12 lakh', 1_200_000],
    ['1.2cr', 12_000_000],
    ['₹ 18.5 LPA', 1_850_000],
    ['Rs. 45k', 45_000],
    ['18.5 लाख', 1_850_000],
    ['2 करोड़', 20_000_000],
    ['45 हज़ार', 45_000],
    ['१२,००,०००', 1_200_000],
    ['₹१८.५ लाख', 1_850_000],
    ['\u202a₹12,00,000\u202c', 1_200_000],
    ['12 lacs', 1_200_000],
    ['1,850 lakh', 185_000_000],
    ['1,85,000.50', 185_000.5],
    ['12 lakhs p.a.', 1_200_000],
    ['18.5 LPA.', 1_850_000],
    ['12,00,000 per annum', 1_200_000],
    ['12 लाख p.a', 1_200_000],
    ['12 lakh a year', 1_200_000],
    ['1 lakh 20 thousand', 120_000],
    ['1 करोड़ 20 लाख', 12_000_000],
  ])('the amount %s is parsed', (text, amount) => {
    expect(readRupees(text)).toBe(amount);
  });

  it.each([
    ['', 'required'],
    ['twelve', 'unreadable'],
    ['१२ लाख करोड़', 'unreadable'],
    ['1e9', 'unreadable'],
    ['12 lakhs crores', 'unreadable'],
    ['18-20 lakh', 'unreadable'],
    ['18 lakh 50', 'unreadable'],
    ['18 lakh 20 lakh', 'unreadable'],
    ['1.2.3 cr', 'unreadable'],
  ])('the amount %s is %s and never NaN', (text, kind) => {
    expect(readRupees(text)).toBe(kind);
  });

  it.each(['-5', '−5,000', '-0', '99999 crore', '9'.repeat(999)])('the amount %s fits no field', (text) => {
    const field = { kind: 'amount', min: 0, max: rupees(5_00_00_00_000) } as const;
    expect(readField(field, text).problem?.kind).toBe('outside');
  });

  it.each([
    [1_850_000, '18.5 lakh'],
    [12_345_678, '1.23 crore'],
    [45_000, '45 thousand'],
    [999, '999'],
  ])('₹%i is written as %s', (amount, text) => {
    expect(formatAmount(rupees(amount))).toBe(text);
  });

  it('a written amount parses back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_00_00_00_000 }), (amount) => {
        expect(readRupees(writeAmount(rupees(amount)))).toBe(amount);
      }),
    );
  });
});
