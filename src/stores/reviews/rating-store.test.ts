import { expect, it } from 'vitest';
import type { NativeMessage } from '../../core/shell/native-app';
import { RatingStore } from './rating-store';

const DAY = 24 * 60 * 60 * 1000;

/** A device with its storage and clock, and several pages of the app. */
function device() {
  const saved = new Map<string, string>();
  const reported: NativeMessage[] = [];
  let now = Date.UTC(2026, 10, 21);
  const page = () => {
    const waiting = new Map<() => void, number>();
    const store = new RatingStore(
      { post: (message) => void reported.push(message) },
      {
        after: (milliseconds, run) => {
          waiting.set(run, milliseconds);
          return () => waiting.delete(run);
        },
        every: () => () => {},
      },
      {
        read: (key) => saved.get(key),
        write: (key, text) => void saved.set(key, text),
        remove: (key) => void saved.delete(key),
      },
      { now: () => now },
    );
    const wait = () => {
      const [run] = waiting.keys();
      waiting.clear();
      run?.();
    };
    return { store, wait, waits: () => [...waiting.values()] };
  };
  const pass = (time: number) => {
    now += time;
  };
  return { page, reported, pass };
}

it('[R-199][R-715] the rating prompt appears when the timer of the app ends, not before', () => {
  const { store, wait } = device().page();
  store.setTimer(90);
  expect(store.isPrompting).toBe(false);
  wait();
  expect(store.isPrompting).toBe(true);
});

it('[R-715] a later rating timer replaces an earlier timer', () => {
  const { store, waits } = device().page();
  store.setTimer(90);
  store.setTimer(5);
  expect(waits()).toEqual([5000]);
});

it('[R-199] the rating prompt does not repeat within 30 days on any page of the app', () => {
  const { page, pass } = device();
  const [first, second] = [page(), page()];
  for (const { store } of [first, second]) store.setTimer(0);
  first.wait();
  second.wait();
  expect([first.store.isPrompting, second.store.isPrompting]).toEqual([true, false]);
  pass(30 * DAY - 1);
  second.store.setTimer(0);
  second.wait();
  expect(second.store.isPrompting).toBe(false);
  pass(1);
  second.store.setTimer(0);
  second.wait();
  expect(second.store.isPrompting).toBe(true);
});

it.each(['rate', 'later'] as const)(
  '[R-190][R-715] the app receives the answer to the rating prompt: %s',
  (answer) => {
    const { page, reported } = device();
    const { store, wait } = page();
    store.setTimer(0);
    wait();
    store[answer]();
    expect(store.isPrompting).toBe(false);
    expect(reported).toEqual([{ type: 'setAppRatingTimer', answer }]);
  },
);
