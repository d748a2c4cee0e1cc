import { expect, it } from 'vitest';
import { chosenPages, webOptions } from './web-options';

it('without options all parts, pages and visits are measured five times', () => {
  expect(webOptions(['--'])).toEqual({
    samples: 5,
    pages: [],
    visits: ['cold', 'warm'],
    parts: ['loads', 'routes', 'session', 'heap'],
    seconds: 3600,
  });
});

it('a run can be limited to pages, visits, parts and a time', () => {
  const args = '--samples 3 --pages Home,company --visits cold --parts heap,loads --seconds 220'.split(' ');
  expect(webOptions(args)).toEqual({
    samples: 3,
    pages: ['home', 'company'],
    visits: ['cold'],
    parts: ['loads', 'heap'],
    seconds: 220,
  });
});

it.each([
  [['--samples', 'many'], '--samples needs a whole number above 0, not “many”.'],
  [['--parts', 'loads,scroll'], '--parts needs some of loads, routes, session, heap, not “scroll”.'],
  [['--visits', ''], '--visits needs some of cold, warm, not “”.'],
])('%j is refused with one sentence', (args, message) => {
  expect(() => webOptions(args)).toThrow(message);
});

it('pages are chosen by a word of their name, and an unknown word names the pages', () => {
  const pages = [{ name: 'Home' }, { name: 'company' }, { name: 'Home, signed in' }];
  expect(chosenPages(pages, [])).toEqual(pages);
  expect(chosenPages(pages, ['home'])).toEqual([pages[0], pages[2]]);
  expect(() => chosenPages(pages, ['homes'])).toThrow(
    '--pages: no page “homes” among Home, company, Home, signed in.',
  );
});
