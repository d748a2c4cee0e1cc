import type { SearchAnswer } from './search-answer';

/** The next wider pages of a salary answer: without its city and years, without its role, without its company. */
export function widerAnswers(answer: SearchAnswer): readonly SearchAnswer[] {
  const { page, company, role, place, experience } = answer;
  if (page !== 'SALARIES' || !role) return [];
  const whole: SearchAnswer = {
    ...answer,
    place: undefined,
    experience: undefined,
    pay: undefined,
    count: undefined,
  };
  return [
    ...(place || experience ? [whole] : []),
    ...(company
      ? [
          { ...whole, role: undefined },
          { ...whole, company: undefined },
        ]
      : []),
  ];
}
