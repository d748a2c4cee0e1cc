import { expect, it } from 'vitest';
import { interviewQuery, readInterviewQuery } from './interview-query';

it('the filters of interviews survive a round trip through the query string', () => {
  const query = { difficulty: 'HARD', outcome: 'NO_RESPONSE', placeId: 7, page: 3 } as const;
  expect(interviewQuery(query)).toBe('?difficulty=hard&outcome=no-response&location=7&page=3');
  expect(readInterviewQuery(interviewQuery(query))).toEqual(query);
  expect(interviewQuery({ page: 1 })).toBe('');
});

it('invalid values in the query string of interviews are ignored', () => {
  expect(readInterviewQuery('?difficulty=odd&outcome=&location=pune&page=0')).toEqual({});
});
