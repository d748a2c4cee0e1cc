import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherWrites } from './gather-writes';

const lineOf = () => {
  const reported: string[] = [];
  const socket = { cork: () => void reported.push('held'), uncork: () => void reported.push('let go') };
  return { request: { socket }, told: reported };
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
  for (let position = 0; position < 5; position++) engine.emit('flush', busy);
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
