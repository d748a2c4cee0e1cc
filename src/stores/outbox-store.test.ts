import { describe, expect, it } from 'vitest';
import type { KeptWrite, NewWrite } from '../core/outbox/kept-write';
import type { Sent } from '../core/outbox/postbox';
import type { Profile } from '../core/profile/profile-port';
import { DeviceOwner } from '../core/session/device-owner';
import { Failure } from '../core/shared/failure';
import { OutboxStore } from './outbox-store';

const comment = (key: string): NewWrite => ({
  kind: 'comment',
  key,
  to: { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1' },
  said: { text: key, profile: 'ANONYMOUS' },
});
const vote = (stance: 'UP' | 'DOWN' | 'NONE'): NewWrite => ({
  kind: 'vote',
  vote: { kind: 'POST', id: 'Kq3vN8xWm2Zt7Rf1', stance },
});
const nameOf = (write: NewWrite) => (write.kind === 'vote' ? write.vote.stance : write.key);

/** A device with a line that is cut until the test mends it. */
function device(disk = new Map<string, KeptWrite>(), user = 'asha') {
  const carried: string[] = [];
  const givenBack: string[] = [];
  const line: { fail: Failure | undefined; meanwhile: (() => Promise<void>) | undefined } = {
    fail: new Failure('offline', 'any', 0),
    meanwhile: undefined,
  };
  const kept = {
    all: async () => [...disk.values()],
    put: async (write: KeptWrite) => void disk.set(write.id, structuredClone(write)),
    remove: async (id: string) => void disk.delete(id),
  };
  const carrier = {
    carry: async (write: NewWrite) => {
      if (line.fail) throw line.fail;
      await line.meanwhile?.();
      carried.push(nameOf(write));
    },
    giveBack: (write: NewWrite) => void givenBack.push(nameOf(write)),
  };
  const store = new OutboxStore(kept, carrier, { id: user });
  const sent: Sent[] = [];
  store.onSent((one) => sent.push(one));
  return { store, carried, givenBack, line, disk, sent };
}

describe('what is done without a connection', () => {
  it('waits, and is sent in its order when there is one', async () => {
    const { store, carried, line, disk } = device();
    for (const key of ['first', 'second', 'third']) await store.keep(comment(key));
    await store.send();
    expect([carried, store.waiting.length, disk.size]).toEqual([[], 3, 3]);
    line.fail = undefined;
    await store.send();
    expect([carried, store.waiting.length, disk.size]).toEqual([['first', 'second', 'third'], 0, 0]);
    await store.send();
    expect(carried).toHaveLength(3);
  });

  it('is sent after the page was loaded anew, in the same order', async () => {
    const before = device();
    for (const key of ['b', 'a', 'c']) await before.store.keep(comment(key));
    const after = device(before.disk);
    after.line.fail = undefined;
    await after.store.send();
    expect(after.carried).toEqual(['b', 'a', 'c']);
  });

  it('is neither sent by nor shown to the next person on the device', async () => {
    const before = device();
    await before.store.keep(comment('hers'));
    const next = device(before.disk, 'imran');
    next.line.fail = undefined;
    await next.store.send();
    expect([next.carried, next.store.waiting, before.disk.size]).toEqual([[], [], 1]);
  });

  it('is nobody’s else who has no face yet either, and stays its writer’s under another face', async () => {
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

  it('stops at the first that finds no line, so that nothing overtakes it', async () => {
    const { store, carried, line } = device();
    for (const key of ['first', 'second']) await store.keep(comment(key));
    line.fail = undefined;
    line.meanwhile = async () => {
      line.fail = new Failure('unavailable', 'any', 503);
    };
    await store.send();
    expect([carried, store.waiting.length]).toEqual([['first'], 1]);
  });

  it('is given back when it is refused, and the next one goes', async () => {
    const { store, carried, givenBack, line, sent } = device();
    await store.keep(comment('refused'));
    line.fail = new Failure('notFound', 'createComment', 404);
    await store.send();
    expect([givenBack, store.waiting, sent.length]).toEqual([['refused'], [], 1]);
    line.fail = undefined;
    await store.keep(comment('next'));
    await store.send();
    expect(carried).toEqual(['next']);
  });

  it('as a vote is the last wish alone', async () => {
    const { store, carried, line } = device();
    await store.keep(vote('UP'));
    await store.keep(comment('between'));
    await store.keep(vote('DOWN'));
    line.fail = undefined;
    await store.send();
    expect(carried).toEqual(['between', 'DOWN']);
  });

  it('as a vote changed while it is on its way is sent once more', async () => {
    const { store, carried, line } = device();
    await store.keep(vote('UP'));
    line.fail = undefined;
    line.meanwhile = async () => {
      line.meanwhile = undefined;
      await store.keep(vote('NONE'));
    };
    await store.send();
    expect([carried, store.waiting]).toEqual([['UP', 'NONE'], []]);
  });

  it('is sent once when two things wake it at the same time', async () => {
    const { store, carried, line } = device();
    await store.keep(comment('once'));
    line.fail = undefined;
    await Promise.all([store.send(), store.send(), store.send()]);
    expect(carried).toEqual(['once']);
  });
});
