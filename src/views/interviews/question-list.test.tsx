import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { InterviewQuestion } from '../../core/interviews/interview';
import { QuestionList } from './question-list';

const question: InterviewQuestion = {
  id: 'Qn1',
  text: 'Why do you want to leave?',
  skill: 'About you',
  company: { urlName: 'orbitly', name: 'Orbitly', logoUrl: '/o.jpg' },
  jobProfile: 'Data engineer',
  designation: 'data-engineer',
  month: '2026-10-01',
  asked: 44,
  answers: 2,
  helpful: 3,
  topAnswer: 'Because of what you want next.',
};

it('[R-109] a question in a list shows the answer that most people found helpful', () => {
  inRouter(<QuestionList questions={[question, { ...question, id: 'Qn2', topAnswer: undefined }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Top answer Because of what you want next.');
  expect(second).not.toHaveTextContent('Top answer');
});
