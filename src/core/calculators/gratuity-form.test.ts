import { describe, expect, it } from 'vitest';
import { initialTexts, readForm } from './form';
import { GRATUITY_FORM, gratuityOf } from './gratuity-form';
import { rupees } from './money';

const gratuityFor = (texts: Partial<Record<keyof typeof GRATUITY_FORM, string>>) => {
  const outcome = gratuityOf(readForm(GRATUITY_FORM, { ...initialTexts(GRATUITY_FORM), ...texts }).values);
  if (outcome.kind !== 'gratuity') throw new Error(outcome.kind);
  return outcome;
};

describe('the gratuity calculator', () => {
  it('[R-860] a fixed term of one year earns gratuity only where the law covers the employer', () => {
    const fixed = { employment: 'fixedTerm', joined: '2025-03-01', left: '2026-09-01', otherPay: '0' };
    expect(gratuityFor({ ...fixed, covered: 'yes' }).headline).toMatchObject({
      eligible: true,
      yearsCounted: 1.5,
    });
    expect(gratuityFor({ ...fixed, covered: 'no' }).headline).toMatchObject({ eligible: false, payable: 0 });
  });

  it('[R-860] a fixed term that ended before the Labour Codes needed five years', () => {
    const fixed = { employment: 'fixedTerm', joined: '2023-01-02', otherPay: '0' };
    expect(gratuityFor({ ...fixed, left: '2025-11-20' }).headline.eligible).toBe(false);
    expect(gratuityFor({ ...fixed, left: '2025-11-21' }).headline.eligible).toBe(true);
  });

  it('[R-860] 4 years and 240 days give no gratuity when the Act does not apply', () => {
    const almostFive = { joined: '2022-01-03', left: '2026-10-30' };
    expect(gratuityFor({ ...almostFive, covered: 'yes' }).headline).toMatchObject({ contested: true });
    expect(gratuityFor({ ...almostFive, covered: 'no' }).headline).toMatchObject({ eligible: false });
  });
});

describe('gratuity of central government employees', () => {
  const central = { employer: 'centralGovernment', wages: '1,00,000', otherPay: '50,000' };

  it('[R-860] a government employee gets a quarter of basic and DA for each half-year, tax-free', () => {
    const { headline } = gratuityFor({ ...central, joined: '2006-10-30', left: '2026-10-30' });
    expect(headline).toMatchObject({ payable: rupees(1_000_000), exempt: rupees(1_000_000), taxable: 0 });
  });

  it('[R-860] three months or more count as a half-year', () => {
    const years = (left: string) =>
      gratuityFor({ ...central, joined: '2016-01-01', left }).headline.yearsCounted;
    expect([years('2026-03-30'), years('2026-03-31'), years('2026-09-29'), years('2026-09-30')]).toEqual([
      10, 10.5, 10.5, 11,
    ]);
  });

  it('[R-860] government gratuity is capped at 33 years and at ₹25 lakh', () => {
    const long = { ...central, joined: '1985-01-01', left: '2026-10-30' };
    expect(gratuityFor(long).headline).toMatchObject({ yearsCounted: 33, payable: rupees(1_650_000) });
    expect(gratuityFor({ ...long, wages: '2,50,000' }).headline.payable).toBe(rupees(2_500_000));
  });

  it('[R-860] government gratuity requires five years', () => {
    expect(gratuityFor({ ...central, joined: '2022-01-01', left: '2026-10-30' }).headline.eligible).toBe(
      false,
    );
  });
});
