import { expect, it } from 'vitest';
import { interviewQuery, readInterviewQuery } from './interview-query';

it('an address of interviews reads back as it was written', () => {
  const wish = { difficulty: 'HARD', outcome: 'NO_RESPONSE', page: 3 } as const;
  expect(interviewQuery(wish)).toBe('?difficulty=hard&outcome=no-response&page=3');
  expect(readInterviewQuery(interviewQuery(wish))).toEqual(wish);
  expect(interviewQuery({ page: 1 })).toBe('');
});

it('what makes no sense is not asked', () => {
  expect(readInterviewQuery('?difficulty=odd&outcome=&page=0')).toEqual({});
});
