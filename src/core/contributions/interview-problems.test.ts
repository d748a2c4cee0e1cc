import { expect, it } from 'vitest';
import { interviewProblems } from './interview-problems';
import { monthsUntil, quarterOf } from './months';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const question = { text: 'How would you count likes?', skill: 'System design' };
const round = { name: 'Panel', minutes: 45, questions: [question] };
const contribution = { month: '2026-10-01', rounds: [round] };
const send = (part: object) => ({
  ...contribution,
  rounds: [{ ...round, questions: [{ ...question, ...part }] }],
});
const rounds = (...all: object[]) => ({
  ...contribution,
  rounds: all.map((part) => ({ ...round, ...part })),
});

it('an interview with a month and a round is valid', () => {
  expect(interviewProblems(contribution, NOW)).toEqual({});
  expect(interviewProblems(rounds({ questions: [] }), NOW)).toEqual({});
});

it.each([
  ['a day', { ...contribution, month: '2026-10-07' }, 'month', 'required'],
  ['a future month', { ...contribution, month: '2026-12-01' }, 'month', 'required'],
  ['six years ago', { ...contribution, month: '2020-10-01' }, 'month', 'required'],
  ['no round', { ...contribution, rounds: [] }, 'rounds', 'required'],
  ['seven rounds', rounds(...Array.from({ length: 7 }, () => ({ questions: [] }))), 'rounds', 'long'],
  ['a round without a name', rounds({ name: '  ' }), 'rounds/0/name', 'required'],
  ['a round with an invisible name', rounds({ name: '\u200b' }), 'rounds/0/name', 'required'],
  ['an invisible question', send({ text: '\u3164'.repeat(20) }), 'rounds/0/questions/0/text', 'required'],
  ['a minute', rounds({ minutes: 1 }), 'rounds/0/minutes', 'minutes'],
  ['no minutes', rounds({ minutes: Number.NaN }), 'rounds/0/minutes', 'minutes'],
  ['a short question', send({ text: 'Why      me?' }), 'rounds/0/questions/0/text', 'short'],
  ['an unknown skill', send({ skill: 'Juggling' }), 'rounds/0/questions/0/skill', 'required'],
  [
    'an email address in a question',
    send({ text: 'Mail the answer to asha.nair@gmail.com' }),
    'rounds/0/questions/0/text',
    'contact',
  ],
  ['an insult', { ...contribution, advice: 'The manager is a complete bastard.' }, 'advice', 'abuse'],
  [
    'a question twice',
    rounds({}, { questions: [{ ...question, text: 'how  would you COUNT likes?' }] }),
    'rounds/1/questions/0/text',
    'twice',
  ],
])('an interview is refused for %s', (_, item, part, problem) => {
  expect(interviewProblems(item, NOW)).toEqual({ [part]: problem });
});

it('a month begins at midnight in India', () => {
  const night = Date.parse('2026-12-31T19:00:00Z');
  expect([monthsUntil(night)[0], quarterOf(night)]).toEqual(['2027-01-01', '2027-01-01']);
  expect([monthsUntil(NOW)[11], quarterOf(NOW)]).toEqual(['2025-12-01', '2026-10-01']);
});
