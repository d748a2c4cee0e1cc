import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { type Limiter, memoryLimiter } from '../http/limiter';
import { Channel } from './channel';
import type { SupervisorRequests } from './protocol';
import { sharedLimiter, takeAll } from './shared-limiter';

const ALLOWANCE = { burst: 20, perSecond: 0.01 };

/** Two ends of a connection; messages are copied as between processes. */
function ends() {
  const [here, there] = [new EventEmitter(), new EventEmitter()];
  let messages = 0;
  const to = (other: EventEmitter) => (message: object) => {
    messages++;
    setImmediate(() => other.emit('message', JSON.parse(JSON.stringify(message))));
  };
  return {
    here: { on: here.on.bind(here), send: to(there) },
    there: { on: there.on.bind(there), send: to(here) },
    sent: () => messages,
  };
}

function worker(supervisor: Limiter) {
  const { here, there, sent } = ends();
  new Channel<Pick<SupervisorRequests, 'take'>, Record<string, never>>(there, {
    take: (takes) => takeAll(supervisor, takes),
  });
  const link = new Channel<Record<string, never>, SupervisorRequests>(here, {});
  return { limiter: sharedLimiter((takes) => link.ask('take', takes)), sent };
}

it('worker processes allow as much in total as one process alone, and the wait is the same', async () => {
  const supervisor = memoryLimiter(() => 0);
  const workers = [worker(supervisor), worker(supervisor)];
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, index) => workers[index % 2]?.limiter.take('a', ALLOWANCE, 1)),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(20);
  expect(new Set(waits)).toEqual(new Set([undefined, 100]));
  expect(await workers[0]?.limiter.take('b', ALLOWANCE, 1)).toBeUndefined();
});

it('the counts of a worker in the same moment are sent as one message', async () => {
  const { limiter, sent } = worker(memoryLimiter(() => 0));
  await Promise.all(Array.from({ length: 30 }, (_, index) => limiter.take(`caller ${index}`, ALLOWANCE, 1)));
  expect(sent()).toBe(2);
});
