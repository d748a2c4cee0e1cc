import { expect, it } from 'vitest';
import { findAnswers } from './find-answers';

const answers = [
  { question: 'Who sees what I write?', text: 'Everybody sees the alias.' },
  { question: 'What is a break?', text: 'You hear nothing.' },
];

it.each([
  ['', 2],
  ['BREAK nothing', 1],
  ['alias', 1],
  ['salary', 0],
])('the help search for "%s" finds %i answers', (search, count) => {
  expect(findAnswers(answers, search)).toHaveLength(count);
});
