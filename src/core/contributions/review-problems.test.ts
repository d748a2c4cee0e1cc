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

it.each([
  ['a word of four thousand letters', 'x'.repeat(4000)],
  ['long random letters', `${'sdfghjkl'.repeat(9)} ${'qwertz'.repeat(20)} ${'yxcvb'.repeat(30)} ok`],
  ['one word again and again', 'good '.repeat(20)],
  ['two words again and again', 'Very good, very GOOD! very good, very good.'],
  ['digits', '12 345 6789 10111 21314 15161 7'],
  ['signs', '!?!?!? ... ***** ----- 👍👍👍 🙂🙂🙂🙂'],
])('likes of only %s are refused as text without words', (_, likes) => {
  expect(textProblems({ likes, dislikes: DISLIKES })).toEqual({ likes: 'words' });
  expect(textProblems({ likes: LIKES, dislikes: likes })).toEqual({ dislikes: 'words' });
});

it.each([
  ['Hindi', 'मैनेजर अच्छे हैं और छुट्टी मिलती है।'],
  ['Tamil, in three long words', 'வேலைக்கேற்றசம்பளம் கிடைக்கவில்லை ஒருபோதும்.'],
  ['Malayalam, in compounds', 'സഹപ്രവർത്തകരെല്ലാവരും നല്ലവരാണ് ശമ്പളംകൃത്യമായിലഭിക്കും'],
  ['Urdu', 'تنخواہ وقت پر ملتی ہے اور چھٹی بھی آسانی سے'],
  ['Hinglish', 'Salary time pe aati hai, team bhi mast hai'],
])('a text in %s has words', (_, likes) => {
  expect(textProblems({ likes, dislikes: DISLIKES })).toEqual({});
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
