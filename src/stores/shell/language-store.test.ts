import { expect, it } from 'vitest';
import { LanguageStore } from './language-store';

it('[R-878] a chosen language is stored for a year before the page loads again', () => {
  const events: string[] = [];
  const cookies = {
    read: () => undefined,
    write: (name: string, value: string, days: number) => void events.push(`${name}=${value} ${days}`),
  };
  const restart = { at: () => undefined, here: () => void events.push('reload') };
  const store = new LanguageStore(cookies, restart);
  expect(store.language).toBe('en');
  store.choose('hi');
  expect(store.language).toBe('hi');
  expect(events).toEqual(['language=hi 365', 'reload']);
});
