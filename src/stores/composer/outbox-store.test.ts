import { describe, expect, it } from 'vitest';
import { DeviceOwner } from '../../core/login/device-owner';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { browser, comment, offline, tab, vote } from './outbox-testing';

describe('outbox: writes without a network', () => {
  it('outbox: writes wait without a network and are sent in order when it is back', async () => {
    const shared = browser();
    const { store, carried, connection: line } = tab(shared);
    for (const key of ['first', 'second', 'third']) await store.keep(comment(key));
    await store.send();
    expect([carried, store.count, shared.disk.size]).toEqual([[], { waiting: 3, refused: 0 }, 3]);
    line.fail = undefined;
    await store.send();
    expect([carried, store.items, shared.disk.size]).toEqual([['first', 'second', 'third'], [], 0]);
    await store.send();
    expect(carried).toHaveLength(3);
  });

  it('outbox: writes are sent in the same order after a reload', async () => {
    const shared = browser();
    const before = tab(shared);
    for (const key of ['b', 'a', 'c']) await before.store.keep(comment(key));
    const after = tab(shared);
    after.connection.fail = undefined;
    await after.store.send();
    expect(after.carried).toEqual(['b', 'a', 'c']);
  });

  it('outbox: writes are neither sent by nor shown to the next account on the device', async () => {
    const shared = browser();
    const before = tab(shared);
    await before.store.keep(comment('hers'));
    const next = tab(shared, { id: 'imran' });
    next.connection.fail = undefined;
    await next.store.send();
    expect([next.carried, next.store.items, shared.disk.size]).toEqual([[], [], 1]);
  });

  it('outbox: writes are sent after the next login if the session cookies were lost', async () => {
    const account: { id: string | undefined } = { id: 'asha' };
    const { store, carried, connection: line } = tab(browser(), account);
    await store.keep(comment('hers'));
    account.id = undefined;
    line.fail = undefined;
    await store.send();
    expect([carried, store.items]).toEqual([[], []]);
    account.id = 'asha';
    await store.send();
    expect(carried).toEqual(['hers']);
  });

  it('outbox: writes wait when another account logs in while one is being sent', async () => {
    const account: { id: string | undefined } = { id: 'asha' };
    const shared = browser();
    const { store, carried, connection: line, sent } = tab(shared, account);
    await store.keep(comment('hers'));
    line.fail = undefined;
    line.meanwhile = async () => {
      account.id = 'imran';
    };
    await store.send();
    expect([carried, sent, store.items]).toEqual([[], [], []]);
    expect([...shared.disk.values()]).toMatchObject([{ owner: 'asha' }]);
  });

  it('outbox: writes belong to the account, even before it has an alias and after the alias changes', async () => {
    let profile: Profile | undefined = { accountId: 'seal-of-one', userName: '' } as Profile;
    const current = {
      get session() {
        return { profile };
      },
    };
    const owner = new DeviceOwner(current);
    expect(owner.id).toBe('seal-of-one');
    profile = { accountId: 'seal-of-one', userName: 'QuietMonsoon' } as Profile;
    expect(owner.id).toBe('seal-of-one');
    profile = undefined;
    expect(owner.id).toBeUndefined();
  });

  it('outbox: sending stops at the first write that cannot reach the server, so that the order is preserved', async () => {
    const { store, carried, connection: line } = tab();
    for (const key of ['first', 'second']) await store.keep(comment(key));
    line.fail = undefined;
    line.meanwhile = async () => {
      line.fail = new Failure('unavailable', 'any', 503);
    };
    await store.send();
    expect([carried, store.count.waiting]).toEqual([['first'], 1]);
  });

  it('outbox: a write that the server rejects stays with the reason, and the next one is sent', async () => {
    const { store, carried, connection: line, sent } = tab();
    await store.keep(comment('refused'));
    line.fail = new Failure('notFound', 'createComment', 404);
    await store.send();
    expect(sent).toMatchObject([{ refused: 'The post or comment was deleted.' }]);
    expect(store.items).toMatchObject([{ refused: 'The post or comment was deleted.' }]);
    line.fail = undefined;
    await store.keep(comment('next'));
    await store.send();
    expect([carried, store.count]).toEqual([['next'], { waiting: 0, refused: 1 }]);
  });

  it('outbox: rejected writes can be edited, retried and deleted', async () => {
    const { store, carried, connection: line } = tab();
    for (const text of ['one', 'two', 'three']) await store.keep(comment(text));
    line.fail = new Failure('invalid', 'createComment', 422, { code: 'CONTACT_DETAILS' });
    await store.send();
    const [item, two, three] = store.items.map(({ id }) => id);
    line.fail = undefined;
    expect(await store.change(item ?? '', { title: undefined, text: 'better' })).toBe(true);
    expect(await store.retry(two ?? '')).toBe(true);
    expect(await store.remove(three ?? '')).toBe(true);
    await store.send();
    expect([carried, store.items]).toEqual([['better', 'two'], []]);
    expect(await store.change(item ?? '', { title: undefined, text: 'too late' })).toBe(false);
  });

  it('outbox: a write that its author edited or deleted is no longer shown as pending elsewhere', async () => {
    const { store, sent } = tab();
    for (const text of ['one', 'two']) await store.keep(comment(text));
    const [item = '', two = ''] = store.items.map(({ id }) => id);
    await store.change(item, { title: undefined, text: 'better' });
    await store.remove(two);
    expect(sent).toEqual(['one', 'two'].map((text) => ({ write: comment(text), withdrawn: true })));
    await store.retry(item);
    expect(sent).toHaveLength(2);
  });

  it('outbox: a waiting write retains its key, as it may have arrived, and a rejected one gets a new key', async () => {
    const { store, connection: line } = tab();
    await store.keep(comment('key'));
    const keyNow = () => store.items.map(({ write }) => write.kind === 'comment' && write.key);
    const [id = ''] = store.items.map((item) => item.id);
    await store.change(id, { title: undefined, text: 'changed' });
    expect(keyNow()).toEqual(['key']);
    line.fail = new Failure('invalid', 'createComment', 400);
    await store.send();
    line.fail = offline();
    await store.change(id, { title: undefined, text: 'changed again' });
    expect(keyNow()).not.toEqual(['key']);
  });

  it('outbox: only the last vote for a target is sent', async () => {
    const { store, carried, connection: line } = tab();
    await store.keep(vote('UP'));
    await store.keep(comment('between'));
    await store.keep(vote('DOWN'));
    line.fail = undefined;
    await store.send();
    expect(carried).toEqual(['between', 'DOWN']);
  });

  it('outbox: a vote that changes while it is being sent is sent again', async () => {
    const { store, carried, connection: line } = tab();
    await store.keep(vote('UP'));
    line.fail = undefined;
    line.meanwhile = async () => {
      line.meanwhile = undefined;
      await store.keep(vote('NONE'));
    };
    await store.send();
    expect([carried, store.items]).toEqual([['UP', 'NONE'], []]);
  });

  it('outbox: writes are sent once when two events start the queue at the same time', async () => {
    const { store, carried, connection: line } = tab();
    await store.keep(comment('once'));
    line.fail = undefined;
    await Promise.all([store.send(), store.send(), store.send()]);
    expect(carried).toEqual(['once']);
  });
});

describe('outbox: keys that the server may have forgotten', () => {
  const TWO_DAYS = 48 * 3_600_000;

  it('outbox: a comment that waited for days is not sent again before its author has reviewed it', async () => {
    const { store, carried, connection: line, time } = tab();
    await store.keep(comment('perhaps sent'));
    await store.keep(vote('UP'));
    line.fail = undefined;
    time.now = TWO_DAYS;
    await store.send();
    expect([carried, store.count]).toEqual([['UP'], { waiting: 0, refused: 1 }]);
    const [waiting] = store.items;
    expect(waiting?.refused).toMatch(/may have been published/);
    await store.retry(waiting?.id ?? '');
    await expect.poll(() => carried).toEqual(['UP', 'perhaps sent']);
  });

  it('outbox: editing a waiting comment does not reset the age of its key', async () => {
    const { store, carried, connection: line, time } = tab();
    await store.keep(comment('first words'));
    time.now = TWO_DAYS / 2;
    await store.change(store.items[0]?.id ?? '', { title: undefined, text: 'second words' });
    line.fail = undefined;
    time.now = TWO_DAYS;
    await store.send();
    expect([carried, store.count]).toEqual([[], { waiting: 0, refused: 1 }]);
  });
});
