import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped } from './numbers';
import { moneyText, readTypedMoney, shortMoney } from './typed-money';

const amount = (rupees: number) => ({ kind: 'amount', rupees });

describe('a typed amount', () => {
  it.each([
    ['18.5 lakh', 18_50_000],
    ['18.5L', 18_50_000],
    ['18.5 Lacs', 18_50_000],
    ['₹ 18.5 L', 18_50_000],
    ['18.5 LPA', 18_50_000],
    ['1.2 cr', 1_20_00_000],
    ['1850000', 18_50_000],
    ['18,50,000', 18_50_000],
    ['1,850,000', 18_50_000],
    ['18 50 000', 18_50_000],
    ['18, 50, 000', 18_50_000],
    ['Rs. 18,50,000/-', 18_50_000],
    ['18.5 lakh p.a.', 18_50_000],
    ['18.5 lakhs per annum', 18_50_000],
    ['18 lakh 50 thousand', 18_50_000],
    ['1 crore 20 lakh', 1_20_00_000],
    ['१८.५ लाख', 18_50_000],
    ['१८,५०,०००', 18_50_000],
    ['18 लाख 50 हज़ार', 18_50_000],
    ['.5 lakh', 50_000],
    ['18,5 lakh', 18_50_000],
    ['18,50 लाख', 18_50_000],
    ['1,850 lakh', 18_50_00_000],
    ['12 lakhs p.a.', 12_00_000],
    ['12 lakh / year', 12_00_000],
    ['18.5 LPA.', 18_50_000],
    ['1 lakh 20 thousand', 1_20_000],
    ['1,85,000.50', 1_85_001],
    ['\u202a₹18,50,000\u202c', 18_50_000],
    ['60k', 60_000],
    ['0', 0],
  ])('%s is read as an amount', (text, rupees) => {
    expect(readTypedMoney(text)).toEqual(amount(rupees));
  });

  it.each(['18.5', '18', '18.', '999', '₹18.5', '18.5 p.a.', '१८.५'])('%s needs a confirmation', (text) => {
    expect(readTypedMoney(text).kind).toBe('unclear');
  });

  it.each([
    '18,5',
    '18,50',
    '18 lakh 20 lakh',
    '50 thousand 18 lakh',
    '18-20 lakh',
    '18 lakh 50',
    '18 tea',
    '-5',
    '1.2.3 cr',
    'lakh',
    '9'.repeat(40),
  ])('%s cannot be read', (text) => {
    expect(readTypedMoney(text)).toEqual({ kind: 'unreadable' });
  });

  it('a typed amount of spaces or a sign counts as empty', () => {
    expect(readTypedMoney(' ₹ ')).toEqual({ kind: 'empty' });
  });
});

describe('every amount', () => {
  const rupees = fc.integer({ min: 1000, max: 500_00_00_000 });
  const hindi = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

  it('an amount is read the same without grouping, grouped, with a sign and in Hindi digits', () => {
    fc.assert(
      fc.property(rupees, (value) => {
        for (const text of [String(value), grouped(value), `₹ ${grouped(value)}`, hindi(grouped(value))])
          expect(readTypedMoney(text)).toEqual(amount(value));
      }),
    );
  });

  it('every amount can be parsed again from the text in the form', () => {
    fc.assert(
      fc.property(rupees, (value) => {
        expect(readTypedMoney(moneyText(value))).toEqual(amount(value));
        expect(readTypedMoney(shortMoney(value))).toEqual(amount(value));
      }),
    );
  });

  it('an amount in lakhs with two decimals equals the amount in rupees, and without a unit it needs a confirmation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (hundredths) => {
        const lakhs = String(hundredths / 100);
        expect(readTypedMoney(`${lakhs} lakh`)).toEqual(amount(hundredths * 1000));
        expect(readTypedMoney(lakhs)).toEqual({ kind: 'unclear', rupees: hundredths * 1000 });
      }),
    );
  });

  it('parsing an amount never throws and never returns a negative amount for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const read = readTypedMoney(text);
        if ('rupees' in read) expect(read.rupees).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
