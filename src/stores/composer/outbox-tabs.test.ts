import { describe, expect, it } from 'vitest';
import { browser, comment, tab } from './outbox-testing';

describe('outbox in several tabs: writes without a network', () => {
  it('are sent once by two tabs that wake at the same time, and leave the list of both', async () => {
    const shared = browser();
    const [here, there] = [tab(shared), tab(shared)];
    await here.store.keep(comment('one'));
    await here.store.keep(comment('two'));
    await there.store.open();
    for (const { line } of [here, there]) line.fail = undefined;
    await Promise.all([here.store.send(), there.store.send()]);
    expect([...here.carried, ...there.carried]).toEqual(['one', 'two']);
    await expect.poll(() => [here.store.items, there.store.items]).toEqual([[], []]);
    expect(there.sent).toHaveLength(2);
  });

  it('show in the other tabs as soon as they are queued', async () => {
    const shared = browser();
    const [here, there] = [tab(shared), tab(shared)];
    await there.store.open();
    await here.store.keep(comment('one'));
    await expect.poll(() => there.store.count.waiting).toBe(1);
  });
});
