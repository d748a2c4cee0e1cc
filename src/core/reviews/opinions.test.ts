import { expect, it } from 'vitest';
import { opinionOf, shareOf } from './opinions';

it('an opinion appears from 14 answers on, with a rounded count', () => {
  expect(opinionOf('ceo', { yes: 9, no: 4 })).toBeUndefined();
  expect(opinionOf('ceo', { yes: 9, no: 5 })).toEqual({ question: 'ceo', percent: 65, answers: 10 });
  expect(opinionOf('recommend', { yes: 31, no: 9 })).toEqual({
    question: 'recommend',
    percent: 80,
    answers: 30,
  });
});

it('fourteen equal answers look like thirteen, so the figure never shows every answer', () => {
  expect(opinionOf('ceo', { yes: 14, no: 0 })).toEqual(opinionOf('ceo', { yes: 13, no: 1 }));
  expect(opinionOf('ceo', { yes: 0, no: 14 })).toEqual(opinionOf('ceo', { yes: 1, no: 13 }));
});

it('the highest and lowest shares read as limits', () => {
  expect([95, 75, 5].map(shareOf)).toEqual([
    { kind: 'over', percent: 90 },
    { kind: 'about', percent: 75 },
    { kind: 'under', percent: 10 },
  ]);
});
