import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchWrites } from './batch-writes';

const connection = () => {
  const calls: string[] = [];
  const socket = { cork: () => void calls.push('cork'), uncork: () => void calls.push('uncork') };
  return { request: { socket }, calls };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('the first message is written at once, and messages that follow quickly are written together a moment later', () => {
  const engine = new EventEmitter();
  batchWrites(engine);
  const [busy, quiet] = [connection(), connection()];
  engine.emit('flush', busy);
  engine.emit('flush', quiet);
  expect(busy.calls).toEqual([]);
  for (let position = 0; position < 5; position++) engine.emit('flush', busy);
  expect(busy.calls).toEqual(['cork']);
  vi.advanceTimersByTime(100);
  expect(busy.calls).toEqual(['cork', 'uncork']);
  engine.emit('flush', busy);
  expect(busy.calls).toEqual(['cork', 'uncork', 'cork']);
  vi.advanceTimersByTime(1000);
  engine.emit('flush', busy);
  expect(busy.calls).toEqual(['cork', 'uncork', 'cork', 'uncork']);
  expect(quiet.calls).toEqual([]);
});
