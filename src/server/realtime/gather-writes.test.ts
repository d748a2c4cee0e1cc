import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherWrites } from './gather-writes';

const lineOf = () => {
  const told: string[] = [];
  const socket = { cork: () => void told.push('held'), uncork: () => void told.push('let go') };
  return { request: { socket }, told };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('the first message is written at once, and quick successors are written together a moment later', () => {
  const engine = new EventEmitter();
  gatherWrites(engine);
  const [busy, quiet] = [lineOf(), lineOf()];
  engine.emit('flush', busy);
  engine.emit('flush', quiet);
  expect(busy.told).toEqual([]);
  for (let at = 0; at < 5; at++) engine.emit('flush', busy);
  expect(busy.told).toEqual(['held']);
  vi.advanceTimersByTime(100);
  expect(busy.told).toEqual(['held', 'let go']);
  engine.emit('flush', busy);
  expect(busy.told).toEqual(['held', 'let go', 'held']);
  vi.advanceTimersByTime(1000);
  engine.emit('flush', busy);
  expect(busy.told).toEqual(['held', 'let go', 'held', 'let go']);
  expect(quiet.told).toEqual([]);
});
