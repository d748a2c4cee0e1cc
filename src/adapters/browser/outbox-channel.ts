import type { OutboxNews, OutboxTabs } from '../../core/composer/outbox-ports';
import { TabConnection } from './tab-connection';

const NAME = 'outbox';

export class OutboxChannel implements OutboxTabs {
  readonly #connection = new TabConnection(NAME);

  async alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const { locks } = navigator;
    if (!locks) return run();
    let started = false;
    const once = () => {
      started = true;
      return run();
    };
    return locks.request(NAME, once).catch((error: unknown) => {
      // Some browsers deny locks together with storage; the idempotency keys still prevent duplicates.
      if (started) throw error;
      return run();
    });
  }

  publish(news: OutboxNews): void {
    this.#connection.publish(news);
  }

  subscribe(listener: (news: OutboxNews) => void): () => void {
    return this.#connection.subscribe((data) => {
      const { owner } = Object(data) as Partial<OutboxNews>;
      if (typeof owner === 'string') listener(data as OutboxNews);
    });
  }
}
