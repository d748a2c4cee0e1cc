import type { OutboxNews, OutboxTabs } from '../../core/composer/outbox-ports';
import { inOneTab } from './in-one-tab';
import { TabConnection } from './tab-connection';

const NAME = 'outbox';

export class OutboxChannel implements OutboxTabs {
  readonly #connection = new TabConnection(NAME);

  /** Without locks the idempotency keys still prevent duplicates. */
  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    return inOneTab(NAME, run);
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
