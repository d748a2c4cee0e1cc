import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from './money';
import oddLetters from './odd-offer-letters.json';
import { checkOffer } from './offer-check';
import { readOfferLetter } from './offer-letter';
import letters from './offer-letters.json';
import { rulesOf } from './rules/rule-packs';

const rules = rulesOf('2026-27');

describe('the sample letters', () => {
  const read = letters.map((letter) => ({ ...letter, found: readOfferLetter(letter.text) }));

  it('[R-859] offer letter check: finds every line with an amount in 60 letters of 12 layouts', () => {
    expect(read).toHaveLength(60);
    for (const { layout, text, lines, found } of read)
      expect(found.length, `${layout}: ${text}`).toBe(lines.length);
  });

  it('[R-859] offer letter check: recognises at least 90 % of the lines, and marks all others “please check”', () => {
    const pairs = read.flatMap(({ lines, found }) =>
      lines.map(([part], index) => [part, found[index]] as const),
    );
    const right = pairs.filter(([part, line]) => line?.part === part);
    const wrong = pairs.filter(([part, line]) => line?.part !== undefined && line.part !== part);
    expect(right.length / pairs.length).toBeGreaterThanOrEqual(0.9);
    expect(wrong.map(([part, line]) => `${line?.label}: ${line?.part}, not ${part}`)).toEqual([]);
  });

  it('[R-859] offer letter check: reads the yearly amount of every line', () => {
    for (const { layout, lines, found } of read)
      for (const [index, [, yearly]] of lines.entries())
        expect(
          Math.abs((found[index]?.yearly ?? 0) - rupees(Number(yearly))),
          `${layout}: ${found[index]?.label}`,
        ).toBeLessThanOrEqual(rupees(layout === 'lakh for big amounts' ? 500 : 0));
  });
});

describe('letters of odd layouts', () => {
  it.each(oddLetters)(
    '[R-859] offer letter check: reads every line and yearly amount of “$layout”',
    ({ text, lines }) => {
      const found = readOfferLetter(text);
      expect(found.map(({ part, yearly }) => [part ?? 'check', Math.round(yearly / 100)])).toEqual(
        lines.map(([part, yearly]) => [part, expect.closeTo(Number(yearly), -1)]),
      );
    },
  );

  it('[R-859] offer letter check: recognises at least 90 % of the lines of odd layouts', () => {
    const parts = oddLetters.flatMap(({ lines }) => lines.map(([part]) => part));
    expect(parts.filter((part) => part !== 'check').length / parts.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['Joining bonus of INR 1,50,000 (repaid if you leave within 12 months)', 'oneTime', 150_000],
    ['Retention bonus after 12 months: 60,000', 'oneTime', 60_000],
    ['Performance bonus 1,20,000, paid quarterly', 'variable', 120_000],
    ['Night shift allowance 4,000 per month', 'allowance', 48_000],
    ["Diwali bonus of one month's basic: 15,000", 'variable', 15_000],
    ['Special allowance (p.m.) 9,000 10,500', 'allowance', 126_000],
  ])('[R-859] offer letter check: “%s” is %s of ₹%i a year', (row, part, yearly) => {
    expect(readOfferLetter(row)).toMatchObject([{ part, yearly: rupees(yearly) }]);
  });
});

describe('formulas in a letter', () => {
  it.each([
    ['PF 1,800 of basic 15,000', 'employerPf', 1_800],
    ['PF 1,800 per month of basic 15,000', 'employerPf', 21_600],
    ['PF 1,800 (restricted to 15,000)', 'employerPf', 1_800],
    ['PF 1,800 capped at wages of 15,000', 'employerPf', 1_800],
    ['EPF 12% of 15000 = 1,800', 'employerPf', 1_800],
    ['EPF @12% on Rs. 15,000: Rs. 1,800', 'employerPf', 1_800],
    ['Employer PF 12% of 15,000 x 12 = 21,600', 'employerPf', 21_600],
    ['HRA 8,000 (40% of basic 20,000)', 'hra', 8_000],
    ['HRA 8,000 being 40% of basic 20,000', 'hra', 8_000],
    ['House rent allowance: 40% of basic (20,000): 8,000', 'hra', 8_000],
    ['HRA at 50% of the basic salary of Rs. 40,000, i.e. Rs. 20,000', 'hra', 20_000],
    ['HRA 40% of basic 8,000', 'hra', 8_000],
    ['Bonus 12% of 50,000', 'variable', 6_000],
    ['Bonus 12% of 50,000 in 2 parts', 'variable', 6_000],
    ['Bonus 10% of 12 LPA', 'variable', 120_000],
    ['Variable pay 10% of fixed 12,00,000 = 1,20,000', 'variable', 120_000],
    ['Gratuity 15/26 of basic 20,000 = 11,538', 'gratuity', 11_538],
    ['Gratuity 4.81% of 6,00,000', 'gratuity', 28_860],
    ['Special allowance 5,000 of gross 50,000', 'allowance', 5_000],
    ['Basic 40% of 50,000 = 20,000', 'basic', 20_000],
  ])('[R-859] offer letter check: “%s” is %s of ₹%i a year, not its base', (row, part, yearly) => {
    expect(readOfferLetter(row)).toMatchObject([{ part, yearly: rupees(yearly) }]);
  });
});

describe('details that a letter leaves open', () => {
  it('[R-859] offer letter check: a letter that names only the fixed pay shows the months; where it lists the parts, they count', () => {
    const short = checkOffer(
      rules,
      readOfferLetter('Fixed: 12 LPA\nVariable: 2 LPA\nTotal CTC: 14 LPA'),
      'DL',
    );
    expect(short.amounts).toMatchObject({ monthly: rupees(1_200_000), later: rupees(200_000) });
    expect(short.months?.second).toBe(rupees(100_000));
    const parts = readOfferLetter('Basic: 6,00,000\nHRA: 6,00,000\nTotal fixed pay: 12,00,000');
    expect(checkOffer(rules, parts, 'DL').amounts.monthly).toBe(rupees(1_200_000));
  });

  it('[R-859] offer letter check: a single amount in a monthly table is monthly where only that adds up to the CTC', () => {
    const table = (ctc: string) =>
      readOfferLetter(
        `Pay per month\nBasic 30,000\nHRA 15,000\nSales incentive 12,000\nYearly CTC per annum ${ctc}`,
      )[2]?.yearly;
    expect(table('6,84,000')).toBe(rupees(144_000));
    expect(table('5,52,000')).toBe(rupees(12_000));
  });

  it('[R-859] offer letter check: amounts in another currency have to be checked', () => {
    expect(readOfferLetter('RSU grant: USD 40,000\nBonus: $5,000')).toEqual([
      { label: 'RSU grant: USD 40,000', part: undefined, yearly: 0 },
      { label: 'Bonus: $5,000', part: undefined, yearly: 0 },
    ]);
  });
});

describe('text without a salary table', () => {
  it('[R-859] offer letter check: telephone numbers, dates and endless digits are not amounts', () => {
    const text = `Call HR on 9876543210\nJoining on 01-Apr-2026\nBasic ${'9'.repeat(60)}\n${'('.repeat(400)}`;
    expect(readOfferLetter(text)).toEqual([]);
  });

  it('[R-859] offer letter check: markup, marks of direction and code in a paste are not part of a name', () => {
    const paste =
      '<script>x</script><b>Ba\u202esic</b> 30,000 p.m., HRA 10,000 p.m. <img src=x onerror=alert(1)><br>\u2067CTC 6 lakh';
    const found = readOfferLetter(paste);
    expect(found.map(({ part, yearly }) => [part, yearly])).toEqual([
      ['basic', rupees(360_000)],
      ['hra', rupees(120_000)],
      ['ctc', rupees(600_000)],
    ]);
    expect(found.some(({ label }) => /[<>\u202e]|onerror/.test(label))).toBe(false);
  });

  it('[R-859] offer letter check: a paste of any size gives at most 200 lines', () => {
    const row = `Basic 1000 ${'and HRA 500 '.repeat(20)}\n`;
    expect(readOfferLetter(row.repeat(5_000))).toHaveLength(200);
    expect(readOfferLetter(`Basic ${'9'.repeat(2_000_000)}`)).toEqual([]);
  });

  it('[R-859] offer letter check: random pieces of letters never give an amount that is not a number', () => {
    const piece = fc.constantFrom(
      ...['Basic', 'HRA', '(50% of', ')', '12,00,000', '-5', '₹', '१२', 'लाख', '\n', '\t', '|', 'per month'],
      ...['annual', '9'.repeat(40), '1e9', 'NaN', 'Gratuity', 'Deductions:', '12 months', '0', '5.5.5', 'cr'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { lines, amounts, gap, months } = checkOffer(rules, readOfferLetter(pieces.join(' ')), 'KA');
        const all = [...lines.map(({ yearly }) => yearly), ...Object.values(amounts), gap];
        expect([...all, ...Object.values(months ?? {})].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('the check of an offer', () => {
  const check = (text: string) => checkOffer(rules, readOfferLetter(text), 'KA');
  const OFFER = `Component\tPer month\tPer annum
Basic\t50,000\t6,00,000
HRA\t25,000\t3,00,000
Special allowance\t23,200\t2,78,400
Employer PF\t1,800\t21,600
Performance bonus\t\t1,50,000
Joining bonus\t\t1,00,000
Total CTC\t\t13,50,000`;

  it('[R-859] offer letter check: months 1, 2 and 13 have the one-time pay, nothing extra and the bonus', () => {
    // 98,200 a month: ₹1,800 PF and ₹200 professional tax, ₹300 in February. Taxable 11,03,400: no tax after the rebate.
    const { months } = check(OFFER);
    expect(months?.second).toBe(rupees(96_192));
    // With ₹1,00,000 more taxable 12,03,400: tax limited to the 3,400 above 12 lakh, and 4 % cess.
    expect(months?.first).toBe(rupees(96_192 + 100_000 - 3_540));
    // With ₹1,50,000 more taxable 12,53,400: 53,400 and 4 % cess, less than 68,010 by the slabs.
    expect(months?.thirteenth).toBe(rupees(96_192 + 150_000 - 55_540));
  });

  it('[R-859] offer letter check: adds up cash, deferred, one-time and non-cash pay, and compares the sum with the CTC', () => {
    const { amounts, ctc, gap } = check(OFFER);
    expect(amounts).toMatchObject({
      monthly: rupees(1_178_400),
      later: rupees(150_000),
      once: rupees(100_000),
      notCash: rupees(21_600),
    });
    expect([ctc, gap]).toEqual([rupees(1_350_000), 0]);
  });

  it('[R-859] offer letter check: asks about details that the letter does not state', () => {
    const odd = `${OFFER}\nBouquet\t1,000\t12,000\nESOPs\t\t5,00,000`;
    expect(check(odd).questions).toEqual(['unknown', 'oneTime', 'variable', 'stock', 'notice']);
    expect(check('Basic 3,00,000 p.a.\nSpecial allowance 6,00,000 p.a.\nCTC 12,00,000').questions).toEqual([
      'sum',
      'noPf',
      'lowBasic',
      'notice',
    ]);
  });

  it('[R-859] offer letter check: text without a salary table gives no result and no question', () => {
    const nothing = check('Dear candidate, we are pleased to offer you this role from 1 January 2027.');
    expect([nothing.lines, nothing.months, nothing.questions]).toEqual([[], undefined, []]);
  });
});
