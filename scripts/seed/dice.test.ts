import { describe, expect, it } from 'vitest';
import { Dice } from './dice';

describe('Dice', () => {
  it('falls the same way for the same seed and another way for another', () => {
    const throws = (seed: string) => {
      const dice = new Dice(seed);
      return Array.from({ length: 20 }, () => dice.whole(1, 1000));
    };
    expect(throws('1')).toEqual(throws('1'));
    expect(throws('1')).not.toEqual(throws('2'));
  });

  it('is spread evenly', () => {
    const dice = new Dice('even');
    const counts = [0, 0, 0, 0, 0];
    for (let turn = 0; turn < 10_000; turn++) {
      const face = dice.whole(0, 4);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('shuffles without losing anything', () => {
    const things = Array.from({ length: 50 }, (_, at) => at);
    const shuffled = new Dice('shuffle').shuffled(things);
    expect(shuffled).not.toEqual(things);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(things);
  });

  it('makes ids that do not repeat', () => {
    const dice = new Dice('ids');
    const ids = new Set(Array.from({ length: 5000 }, () => dice.id()));
    expect(ids.size).toBe(5000);
  });
});
