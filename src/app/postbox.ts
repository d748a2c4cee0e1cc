import type { Container } from 'inversify';
import type { Postbox, Sent } from '../core/outbox/postbox';
import { CurrentSession } from '../core/session/current-session';
import { Storage } from '../core/shared/storage';
import type { OutboxStore } from '../stores/outbox-store';

/** The way to what waits; it is fetched when something first has to. A mark on the device says that something does. */
export function postbox(container: Container): Postbox {
  const sent = listeners<Sent>();
  const counts = listeners<number>();
  let loading: Promise<OutboxStore> | undefined;
  const mark = () => `outbox:${container.get(CurrentSession).session.profile?.userName}`;
  const load = async () => {
    const { openOutbox } = await import(/* webpackChunkName: "outbox" */ './modules/outbox-module');
    const store = await openOutbox(container, (count) => {
      const storage = container.get(Storage);
      if (count > 0) storage.write(mark(), String(count));
      else storage.remove(mark());
      counts.tell(count);
    });
    store.onSent(sent.tell);
    return store;
  };
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    load: async () => void (await loaded()),
    keep: async (write, failure) => {
      try {
        await (await loaded()).keep(write);
      } catch {
        // What cannot be kept here is told as what it is: there is no line.
        throw failure;
      }
    },
    wake: async () => {
      if (loading || container.get(Storage).read(mark()) !== undefined) await (await loaded()).send();
    },
    onSent: sent.add,
    onCount: counts.add,
  };
}

/** Whoever wants to know, and a way to stop wanting it. */
function listeners<News>() {
  const all = new Set<(news: News) => void>();
  return {
    add: (listener: (news: News) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (news: News) => {
      for (const listener of all) listener(news);
    },
  };
}
