import { describe, expect, it } from 'vitest';
import { SeededRandom } from './seeded-random';

describe('SeededRandom', () => {
  it('falls the same way for the same seed and another way for another', () => {
    const throws = (seed: string) => {
      const rng = new SeededRandom(seed);
      return Array.from({ length: 20 }, () => rng.whole(1, 1000));
    };
    expect(throws('1')).toEqual(throws('1'));
    expect(throws('1')).not.toEqual(throws('2'));
  });

  it('SeededRandom spreads its numbers evenly', () => {
    const rng = new SeededRandom('even');
    const counts = [0, 0, 0, 0, 0];
    for (let turn = 0; turn < 10_000; turn++) {
      const alias = rng.whole(0, 4);
      counts[alias] = (counts[alias] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = new SeededRandom('shuffle').shuffled(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('SeededRandom creates unique ids', () => {
    const rng = new SeededRandom('ids');
    const ids = new Set(Array.from({ length: 5000 }, () => rng.id()));
    expect(ids.size).toBe(5000);
  });
});
