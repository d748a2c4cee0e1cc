import { expect, it } from 'vitest';
import { languageFor } from './languages';

it.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['ta-IN,hi;q=0.7,en;q=0.6', 'hi'],
  ['en;q=0.2, hi;q=0.9', 'hi'],
  ['HI', 'hi'],
  ['hi;q=0', 'en'],
  ['hi;q=nonsense', 'en'],
  ['hil-PH', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('[R-878] a browser that accepts "%s" gets pages in %s', (accepted, language) => {
  expect(languageFor(undefined, accepted)).toBe(language);
});

it('[R-878] the saved choice is stronger than the browser’s languages', () => {
  expect(languageFor('en', 'hi-IN')).toBe('en');
  expect(languageFor('hi', 'en-IN')).toBe('hi');
});

it('a choice that is not one of our languages is ignored', () => {
  expect(languageFor('<script>', 'hi-IN')).toBe('hi');
  expect(languageFor('fr')).toBe('en');
});
