import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import { Experiences } from './experiences';

afterEach(cleanup);

const nothing: InterviewPage = {
  total: 0,
  pages: 1,
  items: [],
  summary: {
    interviews: 0,
    difficulties: { EASY: 0, MODERATE: 0, HARD: 0 },
    outcomes: { SELECTED: 0, REJECTED: 0, NO_RESPONSE: 0, DECLINED: 0 },
    rounds: 0,
  },
  jobProfile: undefined,
  designations: [],
  places: [],
};
const notRequested: QuestionPage = { total: 0, pages: 1, items: [], skills: [] };

it('[R-063] filters without matching interviews show no average', () => {
  inRouter(
    <Experiences page={nothing} questions={notRequested} query={{ difficulty: 'HARD' }} path="/interviews" />,
  );
  expect(screen.getByText('No interviews match these filters')).toBeDefined();
  expect(screen.queryByText('on average')).toBeNull();
});

it('[R-163] a city can be chosen from those that interviews show, and clearing it shows the whole list', () => {
  const places = [{ id: 7, name: 'Pune', interviews: 6 }];
  inRouter(
    <Experiences
      page={{ ...nothing, places }}
      questions={notRequested}
      query={{ placeId: 7 }}
      path="/interviews"
    />,
  );
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('7');
  for (const link of screen.getAllByRole('link', { name: 'Clear filters' }))
    expect(link).toHaveAttribute('href', '/interviews');
});

it('[R-063] matching interviews get a summary', () => {
  const item = { ...nothing, total: 1, summary: { ...nothing.summary, interviews: 1, rounds: 3.5 } };
  inRouter(<Experiences page={item} questions={notRequested} query={{}} path="/interviews" />);
  expect(screen.getByText('3.5')).toBeDefined();
});
