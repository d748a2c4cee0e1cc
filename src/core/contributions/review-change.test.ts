import { expect, it } from 'vitest';
import { saysTheSame } from './review-change';

const REVIEW = {
  title: 'Good food',
  likes: 'Good food, and people who help. मैनेजर अच्छे हैं।',
  dislikes: 'Pay rises of 3 % a year.',
  overall: 4,
};

it.each([
  ['capitals, punctuation and spaces', { likes: 'good  food and people who help! मैनेजर अच्छे हैं' }],
  ['the way in which letters are composed', { likes: REVIEW.likes.normalize('NFD') }],
  ['an invisible character', { title: 'Good\u200b food' }],
])('a review with other %s says the same', (_, change) => {
  expect(saysTheSame(REVIEW, { ...REVIEW, ...change })).toBe(true);
});

it.each([
  ['word', { likes: REVIEW.likes.replace('people', 'machines') }],
  ['added sentence', { dislikes: `${REVIEW.dislikes} Do not join.` }],
  ['number', { dislikes: 'Pay rises of 30 % a year.' }],
  ['symbol', { title: 'Good food 🤮' }],
  ['title', { title: 'Bad food' }],
  ['overall rating', { overall: 1 }],
  ['vowel sign of Hindi', { likes: REVIEW.likes.replace('अच्छे', 'अच्छा') }],
])('a review with another %s says something else', (_, change) => {
  expect(saysTheSame(REVIEW, { ...REVIEW, ...change })).toBe(false);
});
