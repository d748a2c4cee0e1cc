import type { Container } from 'inversify';
import { CurrentSession } from '../core/login/current-session';
import type { OutboxCount, OutboxPort, Sent } from '../core/posts/outbox-port';
import type { OutboxStore } from '../stores/composer/outbox-store';

/** Access to the queue of unsent writes; its code loads later, but before the network can fail. */
export function outbox(container: Container): OutboxPort {
  const sent = listeners<Sent>();
  const counts = listeners<OutboxCount>();
  let loading: Promise<OutboxStore> | undefined;
  const load = async () => {
    const { outboxModule, openOutbox } = await import(
      /* webpackChunkName: "outbox" */ './modules/composer/outbox-module'
    );
    container.load(outboxModule);
    const store = openOutbox(container, counts.publish);
    store.onSent(sent.publish);
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
        // Throws the network failure, so that the user sees the real cause and not the missing chunk.
        throw failure;
      }
    },
    wake: async () => {
      // A visitor has no queue; after sign-out the loaded queue has to drop its items.
      if (!loading && !container.get(CurrentSession).session.profile) return;
      // Offline the code may be missing; the next wake loads it.
      const store = await loaded().catch(() => undefined);
      await store?.send();
    },
    onSent: sent.add,
    onCount: counts.add,
  };
}

function listeners<News>() {
  const all = new Set<(news: News) => void>();
  return {
    add: (listener: (news: News) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    publish: (news: News) => {
      for (const listener of all) listener(news);
    },
  };
}
