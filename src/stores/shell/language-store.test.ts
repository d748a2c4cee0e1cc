import { expect, it } from 'vitest';
import { LanguageStore } from './language-store';

function languages(losesText: boolean) {
  const events: string[] = [];
  const cookies = {
    read: () => undefined,
    write: (name: string, value: string, days: number) => void events.push(`${name}=${value} ${days}`),
  };
  const restart = { at: () => undefined, here: () => void events.push('reload') };
  return { events, store: new LanguageStore(cookies, restart, () => losesText) };
}

it('[R-878] a chosen language is stored for a year before the page loads again', () => {
  const { store, events } = languages(false);
  expect(store.language).toBe('en');
  store.choose('hi');
  expect(store.language).toBe('hi');
  expect(events).toEqual(['language=hi 365', 'reload']);
});

it('a chosen language waits for a confirmation if the reload would lose typed text', () => {
  const { store, events } = languages(true);
  store.choose('hi');
  expect([store.language, store.waiting]).toEqual(['en', 'hi']);
  store.cancel();
  expect(store.waiting).toBeUndefined();
  expect(events).toEqual([]);
  store.choose('hi');
  store.confirm('hi');
  expect(events).toEqual(['language=hi 365', 'reload']);
});
