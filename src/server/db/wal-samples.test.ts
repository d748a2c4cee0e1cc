import { expect, it } from 'vitest';
import { WalSamples } from './wal-samples';

const MAX = 10_000;

function everySecond(seconds: number): WalSamples {
  const samples = new WalSamples(MAX);
  for (let second = 0; second <= seconds; second++)
    samples.add({ position: BigInt(second * 100), at: second * 1000 });
  return samples;
}

it('a position is recent while the primary was there at most ten seconds ago', () => {
  const samples = everySecond(60);
  expect(samples.isRecent(6000n, 60_000)).toBe(true);
  expect(samples.isRecent(5000n, 60_000)).toBe(true);
  expect(samples.isRecent(4999n, 60_000)).toBe(false);
});

it('a replica of an idle primary stays recent', () => {
  const samples = new WalSamples(MAX);
  for (let second = 0; second <= 60; second++) samples.add({ position: 7n, at: second * 1000 });
  expect(samples.isRecent(7n, 60_000)).toBe(true);
  expect(samples.isRecent(6n, 60_000)).toBe(false);
});

it('no position is recent before the first sample, or when the primary has not answered for long', () => {
  expect(new WalSamples(MAX).isRecent(1n, 0)).toBe(false);
  expect(everySecond(60).isRecent(9999n, 71_000)).toBe(false);
});
