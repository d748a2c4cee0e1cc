import type { OutboxNews } from '../../core/composer/outbox-ports';
import type { KeptWrite, NewWrite } from '../../core/posts/kept-write';
import type { Sent } from '../../core/posts/postbox';
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
  const disk = new Map<string, KeptWrite>();
  const heard = new Set<(news: OutboxNews) => void>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { disk, heard, alone };
}

let made = 0;

export function tab(
  { disk, heard, alone } = browser(),
  account: { id: string | undefined } = { id: 'asha' },
) {
  const carried: string[] = [];
  const line: { fail: Failure | undefined; meanwhile: (() => Promise<void>) | undefined } = {
    fail: offline(),
    meanwhile: undefined,
  };
  const kept = {
    all: async (owner: string) => [...disk.values()].filter((write) => write.owner === owner),
    put: async (write: KeptWrite) => void disk.set(write.id, structuredClone(write)),
    settle: async ({ id, turn }: KeptWrite, next: KeptWrite | undefined) => {
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
    tell: (news: OutboxNews) => {
      for (const listener of heard) if (listener !== listen) listener(news);
    },
    hear: (listener: (news: OutboxNews) => void) => {
      listen = listener;
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
  const random = { id: () => `key-${++made}` };
  const store = new OutboxStore(kept, carrier, tabs, { owner: account, random });
  const sent: Sent[] = [];
  store.onSent((one) => sent.push(one));
  return { store, carried, line, sent };
}
