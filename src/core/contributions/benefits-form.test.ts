import { expect, it } from 'vitest';
import { BENEFIT_CODES } from '../companies/benefits';
import { benefitsTexts, EMPTY_BENEFITS, readBenefits, ticked, withTick } from './benefits-form';

it('[R-874] the benefits form requires a company and at least one ticked benefit', () => {
  expect(readBenefits(EMPTY_BENEFITS)).toEqual({
    contribution: undefined,
    problems: { companyName: 'required', codes: 'required' },
  });
  expect(readBenefits({ companyName: '  Zentrix Labs ', codes: 'GYM', note: ' \n ' })).toEqual({
    contribution: { companyName: 'Zentrix Labs', codes: ['GYM'], note: undefined },
    problems: {},
  });
});

it('benefits can be ticked and unticked, and are submitted in list order', () => {
  const item = { ...EMPTY_BENEFITS, ...withTick(EMPTY_BENEFITS, 'GYM', true) };
  const two = { ...item, ...withTick(item, 'FREE_MEALS', true) };
  expect(ticked(two)).toEqual(['FREE_MEALS', 'GYM']);
  expect(ticked({ ...two, ...withTick(two, 'GYM', false) })).toEqual(['FREE_MEALS']);
  expect(ticked({ ...two, codes: `${two.codes} PRIVATE_JET` })).toEqual(['FREE_MEALS', 'GYM']);
});

it('submitted benefits can be loaded into the form for editing', () => {
  const contribution = { companyName: 'Zentrix Labs', codes: BENEFIT_CODES, note: 'From the first day on.' };
  expect(readBenefits(benefitsTexts(contribution)).contribution).toEqual(contribution);
});

it('[R-874] a benefits note has at most 500 characters and no contact details or insults', () => {
  const noted = (note: string) => readBenefits({ companyName: 'Zentrix Labs', codes: 'GYM', note });
  expect(noted('  Insured for 5 lakh each.\n').contribution?.note).toBe('Insured for 5 lakh each.');
  expect(noted(`${'x'.repeat(500)}  `).problems).toEqual({});
  expect(noted('x'.repeat(501))).toEqual({ contribution: undefined, problems: { note: 'long' } });
  expect(noted('Ask Meera, 98765 43210.').problems).toEqual({ note: 'contact' });
  expect(noted('HR is a bastard.').problems).toEqual({ note: 'abuse' });
});
