import { OutboxAccount } from '../../core/composer/outbox-account';
import type { OutboxNews } from '../../core/composer/outbox-ports';
import { WriteStamps } from '../../core/composer/write-stamps';
import type { Sent } from '../../core/posts/outbox-port';
import type { NewWrite, StoredWrite } from '../../core/posts/stored-write';
import { Failure } from '../../core/shared/failure';
import { OutboxStore } from './outbox-store';

export const comment = (key: string): NewWrite => ({
  kind: 'comment',
  key,
  to: { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1' },
  said: { text: key, profile: 'ANONYMOUS' },
});
export const vote = (stance: 'UP' | 'DOWN' | 'NONE'): NewWrite => ({
  kind: 'vote',
  vote: { kind: 'POST', id: 'Kq3vN8xWm2Zt7Rf1', stance },
});
const nameOf = (write: NewWrite) => {
  if (write.kind === 'vote') return write.vote.stance;
  return write.kind === 'comment' ? `${write.said.text}` : write.kind;
};
export const offline = () => new Failure('offline', 'any', 0);

export function browser() {
  const disk = new Map<string, StoredWrite>();
  const listeners = new Set<(news: OutboxNews) => void>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { disk, received: listeners, alone };
}

let made = 0;

export function tab(
  { disk, received: listeners, alone } = browser(),
  account: { id: string | undefined } = { id: 'asha' },
) {
  const carried: string[] = [];
  const line: { fail: Failure | undefined; meanwhile: (() => Promise<void>) | undefined } = {
    fail: offline(),
    meanwhile: undefined,
  };
  const remaining = {
    all: async (owner: string) => [...disk.values()].filter((write) => write.owner === owner),
    put: async (write: StoredWrite) => void disk.set(write.id, structuredClone(write)),
    settle: async ({ id, turn }: StoredWrite, next: StoredWrite | undefined) => {
      if (disk.get(id)?.turn !== turn) return false;
      if (next) disk.set(id, structuredClone(next));
      else disk.delete(id);
      return true;
    },
  };
  const carrier = {
    carry: async (write: NewWrite, owner: string) => {
      if (line.fail) throw line.fail;
      await line.meanwhile?.();
      if (account.id !== owner) throw new Failure('conflict', 'any', 409, { code: 'OTHER_ACCOUNT' });
      carried.push(nameOf(write));
      return { accepted: nameOf(write) };
    },
  };
  let listen: (news: OutboxNews) => void = () => {};
  const tabs = {
    alone,
    publish: (news: OutboxNews) => {
      for (const listener of listeners) if (listener !== listen) listener(news);
    },
    subscribe: (listener: (news: OutboxNews) => void) => {
      listen = listener;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const time = { now: 0 };
  const stamps = new WriteStamps({ id: () => `key-${++made}` }, { now: () => time.now });
  const store = new OutboxStore(remaining, carrier, new OutboxAccount(account, tabs), stamps);
  const sent: Sent[] = [];
  store.onSent((item) => sent.push(item));
  return { store, carried, connection: line, sent, time };
}
