import type { Container } from 'inversify';
import { CurrentSession } from '../core/login/current-session';
import type { OutboxCount, Postbox, Sent } from '../core/posts/postbox';
import type { OutboxStore } from '../stores/composer/outbox-store';

/** The way to the queue of unsent writes; its code is loaded later, before the network can be missed. */
export function postbox(container: Container): Postbox {
  const sent = listeners<Sent>();
  const counts = listeners<OutboxCount>();
  let loading: Promise<OutboxStore> | undefined;
  const load = async () => {
    const { outboxModule, openOutbox } = await import(
      /* webpackChunkName: "outbox" */ './modules/composer/outbox-module'
    );
    container.load(outboxModule);
    const store = openOutbox(container, counts.tell);
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
    load: loaded,
    keep: async (write, failure) => {
      try {
        await (await loaded()).keep(write);
      } catch {
        // The user is told what really happened: the network is gone.
        throw failure;
      }
    },
    wake: async () => {
      // A visitor has no queue; after signing out the loaded one has to forget its items.
      if (!loading && !container.get(CurrentSession).session.profile) return;
      // Without a network the code may be missing: the next wake loads it.
      const store = await loaded().catch(() => undefined);
      await store?.send();
    },
    onSent: sent.add,
    onCount: counts.add,
  };
}

/** Listeners, and a way to stop each. */
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
