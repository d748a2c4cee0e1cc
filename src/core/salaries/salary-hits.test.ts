import { expect, it } from 'vitest';
import type { Hit, HitKind } from '../search/search';
import type { SearchAnswer } from '../search/search-answer';
import { salaryHits } from './salary-hits';

const hit = (kind: HitKind, name: string, urlName: string, answer?: Partial<SearchAnswer>): Hit => ({
  ...{ kind, name, urlName, detail: 'Software', logoUrl: undefined, rating: undefined },
  answer: answer && ({ ...answer } as SearchAnswer),
});
const role = { id: 1, name: 'Backend engineer' };
const pay = { p25: 900_000, p50: 1_500_000, p75: 2_000_000, contributors: 100 };

it('salary hits: roles and companies lead to their salaries, other pages are left out', () => {
  const hits = [
    hit('DESIGNATION', 'Data analyst', 'data-analyst'),
    hit('COMPANY', 'Zentrix Labs', 'zentrix-labs'),
  ];
  expect(
    salaryHits([...hits, hit('POST', 'My salary', 'p1'), hit('ANSWER', '', '', { page: 'JOBS' })]),
  ).toEqual([
    { path: '/profile/data-analyst-salary', title: 'Data analyst', detail: 'Software' },
    { path: '/salaries/zentrix-labs-salaries', title: 'Salaries at Zentrix Labs', detail: 'Software' },
  ]);
});

it('salary hits: the answer of a whole text shows its pay, and its page is not offered twice', () => {
  const answer = hit('ANSWER', '', '', { page: 'SALARIES', role, pay });
  expect(salaryHits([answer, hit('DESIGNATION', 'Backend engineer', 'backend-engineer')])).toEqual([
    {
      path: '/profile/backend-engineer-salary',
      title: 'Backend engineer salary in India',
      detail: '₹15L · 100+ salaries',
    },
  ]);
});
