import { describe, expect, it } from 'vitest';
import { browser, comment, tab } from './outbox-testing';

describe('outbox in several tabs: writes without a network', () => {
  it('outbox in several tabs: two tabs that start at the same time send a write once and both remove it', async () => {
    const shared = browser();
    const [here, there] = [tab(shared), tab(shared)];
    await here.store.keep(comment('one'));
    await here.store.keep(comment('two'));
    await there.store.open();
    for (const { connection: line } of [here, there]) line.fail = undefined;
    await Promise.all([here.store.send(), there.store.send()]);
    expect([...here.carried, ...there.carried]).toEqual(['one', 'two']);
    await expect.poll(() => [here.store.items, there.store.items]).toEqual([[], []]);
    expect(there.sent).toHaveLength(2);
  });

  it('outbox in several tabs: other tabs show a write as soon as it is queued', async () => {
    const shared = browser();
    const [here, there] = [tab(shared), tab(shared)];
    await there.store.open();
    await here.store.keep(comment('one'));
    await expect.poll(() => there.store.count.waiting).toBe(1);
  });
});
