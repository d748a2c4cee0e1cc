import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery } from '../shell/query';
import { formQuery, initialTexts, readField, readForm, textsFromQuery, tidyAmount } from './form';
import { GRATUITY_FORM, gratuityOf } from './gratuity-form';
import { HIKE_FORM, hikeOf } from './hike-form';
import { houseRentOf, newRentRow, RENT_ROW, rentRowsFromQuery, rentRowsQuery } from './house-rent-form';
import { rupees } from './money';
import { newOffer, offersFromQuery, offersQuery } from './offer-form';
import { PAY_CHANGES } from './pay-changes';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';

const start = initialTexts(TAKE_HOME_FORM);

describe('calculator forms', () => {
  it('[R-559] each field explains its error and still has a value to calculate with', () => {
    const { values, problems } = readForm(TAKE_HOME_FORM, {
      ...start,
      ctc: 'a lot',
      basic: '95',
      state: 'XX',
      variable: '-5',
    });
    expect(problems).toEqual({
      ctc: { kind: 'unreadable' },
      basic: { kind: 'outside', min: '20', max: '80' },
      state: { kind: 'choose' },
      variable: { kind: 'outside', min: '₹0', max: '₹10,00,00,000' },
    });
    expect(values).toMatchObject({ ctc: rupees(1_850_000), basic: 5000, state: 'KA' });
  });

  it('a space behind an unchanged amount is not part of a shared address', () => {
    expect(formQuery(TAKE_HOME_FORM, { ...start, ctc: '18,50,000 ', variable: '2,00,000 ' })).toEqual([
      ['variable', '200000'],
    ]);
  });

  it('[R-559] an empty required amount is an error; an empty optional amount counts as zero', () => {
    const { values, problems } = readForm(TAKE_HOME_FORM, { ...start, ctc: '', insurance: '' });
    expect(problems).toEqual({ ctc: { kind: 'required' } });
    expect(values.insurance).toBe(0);
  });

  it.each([
    ['12,5 lakh', 12_50_000],
    ['₹12,50 लाख', 12_50_000],
    ['1,850 lakh', 18_50_00_000],
    ['18,50,000 per annum', 18_50_000],
  ])('a pasted amount of %s is ₹%i in the form and in its shared address', (typed, amount) => {
    const ctc = tidyAmount(typed);
    const shared = textsFromQuery(TAKE_HOME_FORM, formQuery(TAKE_HOME_FORM, { ...start, ctc }));
    expect([ctc, shared.ctc].map((text) => readField(TAKE_HOME_FORM.ctc, text))).toEqual([
      { value: rupees(amount) },
      { value: rupees(amount) },
    ]);
  });

  it('[R-559] digits of a Hindi keyboard are amounts and numbers, and grouped like others', () => {
    expect(tidyAmount('१८५००००')).toBe('18,50,000');
    expect(tidyAmount('१८ ')).toBe('18 ');
    const { values, problems } = readForm(TAKE_HOME_FORM, { ...start, ctc: '२४ लाख', basic: '४०%' });
    expect([values.ctc, values.basic, problems]).toEqual([rupees(2_400_000), 4000, {}]);
  });

  it.each([
    ['999999999999999999', { kind: 'outside', min: '1', max: '12' }],
    ['-5', { kind: 'outside', min: '1', max: '12' }],
    ['1.5', { kind: 'notWhole' }],
    ['1.2.3', { kind: 'noNumber' }],
    ['12,5', { kind: 'noNumber' }],
    ['😀', { kind: 'noNumber' }],
    ['', { kind: 'required' }],
  ] as const)('[R-559] a count of %s says what is wrong with it', (text, problem) => {
    expect(readField(RENT_ROW.months, text)).toEqual({ value: 12, problem });
  });

  it('[R-559] a number may be grouped, precise and followed by a percent sign', () => {
    expect(readField(HIKE_FORM.percent, '12.345 %')).toEqual({ value: 1235 });
    expect(readField(PAY_CHANGES.stock.spec.shares ?? HIKE_FORM.years, '1,00,000')).toEqual({
      value: 100_000,
    });
  });

  it('the URL contains only changed fields and parses back to the same form', () => {
    const texts = { ...start, ctc: '34,00,000', state: 'MH', gratuity: 'no' };
    const query = formQuery(TAKE_HOME_FORM, texts);
    expect(buildQuery(query)).toBe('?ctc=3400000&state=MH&gratuity=no');
    expect(textsFromQuery(TAKE_HOME_FORM, query)).toEqual(texts);
    expect(formQuery(TAKE_HOME_FORM, start)).toEqual([]);
  });

  it('a hostile URL changes nothing and never produces NaN', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(TAKE_HOME_FORM)),
        fc.string({ unit: 'binary' }),
        (key, text) => {
          const texts = textsFromQuery(TAKE_HOME_FORM, [[key, text]]);
          const { values, problems } = readForm(TAKE_HOME_FORM, texts);
          expect(problems).toEqual({});
          expect(Object.values(values).some((value) => Number.isNaN(value))).toBe(false);
        },
      ),
    );
  });
});

describe('several rows in one URL', () => {
  it('offers and rent periods parse back unchanged, up to the maximum count', () => {
    const offers = [newOffer(), { ...newOffer(), fixed: '30,00,000', vesting: '3' }];
    expect(offersFromQuery(offersQuery(offers))).toEqual(offers);
    expect(
      offersFromQuery([
        ['offer9', 'yes'],
        ['offer1.fixed', '99'],
      ]),
    ).toEqual([]);
    expect(rentRowsFromQuery([])).toEqual([newRentRow()]);
    const rows = [newRentRow(), { ...newRentRow(), rent: '12,000' }];
    expect(rentRowsFromQuery(rentRowsQuery(rows))).toEqual(rows);
  });
});

describe('results of filled forms', () => {
  it('[R-859] the take-home calculator opens with a worked example', () => {
    const outcome = takeHomeOf(readForm(TAKE_HOME_FORM, start).values);
    expect(outcome.kind).toBe('takeHome');
  });

  it('[R-860] leaving before joining is reported and not calculated', () => {
    const texts = { ...initialTexts(GRATUITY_FORM), joined: '2026-10-30', left: '2018-07-02' };
    expect(gratuityOf(readForm(GRATUITY_FORM, texts).values)).toEqual({ kind: 'exitBeforeJoining' });
  });

  it('[R-860] gratuity for an exit under the Labour Codes uses their wages, but its exemption uses basic alone', () => {
    const outcome = gratuityOf(
      readForm(GRATUITY_FORM, { ...initialTexts(GRATUITY_FORM), wages: '40,000', otherPay: '60,000' }).values,
    );
    if (outcome.kind !== 'gratuity') throw new Error(outcome.kind);
    expect(outcome.wages).toBe(rupees(50_000));
    expect(outcome.headline.payable).toBeGreaterThan(outcome.onBasic.payable);
    expect(outcome.headline.exempt).toBe(outcome.onBasic.payable);
  });

  it('[R-861] rent without HRA is pointed out', () => {
    const row = initialTexts(RENT_ROW);
    const result = houseRentOf({ regime: 'old', year: '2026-27', rows: [{ ...row, hra: '0' }] });
    expect(result).toMatchObject({
      exempt: 0,
      rentWithoutHra: true,
      needsLandlordPan: true,
      overAYear: false,
    });
    expect(houseRentOf({ regime: 'old', year: '2026-27', rows: [row, row] }).overAYear).toBe(true);
  });

  it.each(['newPay', 'percent', 'oldPay'] as const)(
    '[R-029] every figure of a hike has a calculation step when the form asks for %s',
    (mode) => {
      const { values } = readForm(HIKE_FORM, { ...initialTexts(HIKE_FORM), mode });
      const { difference, inHand, steps } = hikeOf(values);
      const amounts = steps.map(({ amount }) => amount);
      for (const figure of [difference, Math.round(difference / 1200) * 100, inHand.before, inHand.after])
        expect(amounts).toContain(figure);
    },
  );

  it('[R-862] the hike in net pay is smaller than the hike in CTC because of tax', () => {
    const hike = hikeOf(
      readForm(HIKE_FORM, { ...initialTexts(HIKE_FORM), before: '12,00,000', percent: '30' }).values,
    );
    expect(hike.after).toBe(rupees(1_560_000));
    expect(hike.inHand.percent ?? 0).toBeLessThan(30);
    expect(hike.projection).toHaveLength(5);
  });
});
