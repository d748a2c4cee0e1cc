import { expect, it } from 'vitest';
import { rupees } from '../calculators/money';
import type { PeerBucket } from './peers';
import { type PeerLevel, widen } from './widen-group';

const group = (count: number, companies: number): PeerBucket[] =>
  Array.from({ length: count }, (_, i) => ({
    company: `company ${i % companies}`,
    age: 0,
    pays: [rupees((8 + (i % 20)) * 100_000)],
  }));

async function widened(groups: Partial<Record<PeerLevel, PeerBucket[]>>) {
  const read: PeerLevel[] = [];
  const found = await widen([0, 1, 2, 3, 4, 5, 6], async (level) => {
    read.push(level);
    return groups[level] ?? [];
  });
  return { level: found?.level, read };
}

it('[R-863] widening stops at the first group that is big enough and reads no further', async () => {
  expect(await widened({ 0: group(12, 1), 2: group(60, 12), 4: group(600, 30) })).toEqual({
    level: 2,
    read: [0, 1, 2],
  });
});

it('[R-863] widening uses a single company only from thirty people on', async () => {
  expect((await widened({ 0: group(29, 1), 2: group(12, 12) })).level).toBe(2);
  expect((await widened({ 0: group(30, 1), 2: group(60, 12) })).level).toBe(0);
});

it('[R-863] widening falls back to the best small group, the narrower of two equals', async () => {
  expect((await widened({ 2: group(12, 12), 4: group(12, 12), 6: group(9, 9) })).level).toBe(2);
  expect((await widened({ 2: group(12, 12), 4: group(20, 12) })).level).toBe(4);
});

it('[R-863] widening finds no group without ten people of five companies', async () => {
  expect((await widened({ 0: group(9, 1), 4: group(40, 4) })).level).toBeUndefined();
});
