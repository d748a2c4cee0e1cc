import { expect, it } from 'vitest';
import { answerPath } from './answer-path';
import type { SearchAnswer } from './search-answer';
import { widerAnswers } from './wider-answers';

const salaries: SearchAnswer = {
  page: 'SALARIES',
  company: { urlName: 'zentrix-labs', name: 'Zentrix Labs' },
  otherCompany: undefined,
  role: { id: 3, name: 'Software engineer' },
  place: undefined,
  officeUrl: undefined,
  experience: undefined,
  pay: { p25: 600_000, p50: 800_000, p75: 1_150_000, contributors: 50 },
  count: undefined,
};
const pathsFrom = (answer: SearchAnswer) => widerAnswers(answer).map(answerPath);

it('a salary of a role at a company links to all salaries of the company and to the role in India', () => {
  expect(pathsFrom(salaries)).toEqual([
    '/salaries/zentrix-labs-salaries',
    '/profile/software-engineer-salary',
  ]);
});

it('a salary in a city links to the role without the city', () => {
  const inPune = { ...salaries, company: undefined, place: { id: 3, name: 'Pune' } };
  expect(pathsFrom(inPune)).toEqual(['/profile/software-engineer-salary']);
  expect(widerAnswers(inPune)[0]?.pay).toBeUndefined();
});

it('other answers have no wider page', () => {
  expect(pathsFrom({ ...salaries, page: 'REVIEWS' })).toEqual([]);
  expect(pathsFrom({ ...salaries, company: undefined })).toEqual([]);
});
