import { expect, it } from 'vitest';
import { Remembered } from './remembered';

const HOUR = 3_600_000;

function desk() {
  let at = 0;
  let asked = 0;
  const kept = new Remembered<number>({ forMs: 24 * HOUR, most: 2 }, () => new Date(at));
  return {
    ask: (key: string) =>
      kept.get(key, async () => {
        asked += 1;
        return asked;
      }),
    fail: (key: string) => kept.get(key, () => Promise.reject(new Error('away'))),
    pass: (hours: number) => {
      at += hours * HOUR;
    },
  };
}

it('[R-863] the same question has the same answer for a day, and a new one after', async () => {
  const { ask, pass } = desk();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  pass(23);
  expect(await ask('a')).toBe(1);
  pass(1);
  expect(await ask('a')).toBe(2);
});

it('forgets the oldest when it is full, and does not keep a failure', async () => {
  const { ask, fail } = desk();
  await ask('a');
  await ask('b');
  await ask('c');
  expect(await ask('b')).toBe(2);
  expect(await ask('a')).toBe(4);
  await expect(fail('d')).rejects.toThrow('away');
  expect(await ask('d')).toBe(5);
});
