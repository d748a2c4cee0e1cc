import { expect, it } from 'vitest';
import { textProblems, titleOf } from './review-problems';

const LIKES = 'Two days from home, and nobody counts hours.';
const DISLIKES = 'Appraisals have slipped to 14 months twice in a row.';

it('likes and dislikes each need thirty letters, and runs of spaces do not count', () => {
  expect(textProblems({ likes: LIKES, dislikes: DISLIKES })).toEqual({});
  expect(textProblems({ likes: '', dislikes: ' \n ' })).toEqual({ likes: 'required', dislikes: 'required' });
  expect(textProblems({ likes: `good${' '.repeat(60)}food`, dislikes: DISLIKES })).toEqual({
    likes: 'short',
  });
  expect(textProblems({ likes: 'x'.repeat(30), dislikes: DISLIKES })).toEqual({});
  expect(textProblems({ likes: LIKES.repeat(100), dislikes: DISLIKES })).toEqual({ likes: 'long' });
});

it.each([
  ['zero-width spaces', '\u200b'],
  ['joiners', '\u2060'],
  ['Hangul fillers', '\u3164'],
  ['empty Braille cells', '\u2800'],
  ['lone accents', '\u0301'],
])('likes of nothing but %s are missing', (_, letter) => {
  expect(textProblems({ likes: letter.repeat(40), dislikes: DISLIKES })).toEqual({ likes: 'required' });
});

it('invisible characters neither count as letters nor hide a repetition', () => {
  expect(textProblems({ likes: `Good food${'\u200b'.repeat(40)}`, dislikes: DISLIKES })).toEqual({
    likes: 'short',
  });
  expect(textProblems({ likes: LIKES, dislikes: LIKES.replace(' ', ' \u200b') })).toEqual({
    dislikes: 'copied',
  });
});

it('dislikes that repeat the likes are rejected', () => {
  expect(textProblems({ likes: LIKES, dislikes: `  ${LIKES.toUpperCase()} ` })).toEqual({
    dislikes: 'copied',
  });
});

it('contact details are rejected in every field, including the title', () => {
  const text = { likes: LIKES, dislikes: `${DISLIKES} Call 98450 12345.` };
  expect(textProblems({ ...text, title: 'asha.nair@gmail.com knows' })).toEqual({
    title: 'contact',
    dislikes: 'contact',
  });
});

it.each([
  [LIKES, 'Two days from home, and nobody counts hours'],
  ['Good food! And good people everywhere in the house.', 'Good food!'],
  ['no stop\nin two lines of one thought', 'no stop in two lines of one thought'],
  [`${'word '.repeat(40)}.`, `${'word '.repeat(15)}word…`],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
  [`a${'😀'.repeat(200)}`, `a${'😀'.repeat(79)}…`],
])('a review without a title uses the beginning of its likes: %s', (likes, title) => {
  expect(titleOf(likes)).toBe(title);
});
