import { expect, it } from 'vitest';
import { RenderQueue } from './render-queue';

it('a request that arrives is read before all waiting pages are rendered', async () => {
  const queue = new RenderQueue({ running: 1, waiting: 9, waitingOfOneNetwork: 9, maxWait: 60_000 });
  const ticket = { network: '203.0.113.0/24', isWanted: () => true };
  const order: string[] = [];
  // The event loop reads requests where it runs this.
  setImmediate(() => order.push('request'));
  await Promise.all(['one', 'two', 'three'].map((page) => queue.run(ticket, async () => order.push(page))));
  expect(order).toEqual(['one', 'request', 'two', 'three']);
});
