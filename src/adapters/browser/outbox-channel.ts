import type { OutboxNews, OutboxTabs } from '../../core/composer/outbox-ports';
import { TabLine } from './tab-line';

const NAME = 'outbox';

export class OutboxChannel implements OutboxTabs {
  readonly #line = new TabLine(NAME);

  async alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const { locks } = navigator;
    if (!locks) return run();
    let begun = false;
    const once = () => {
      begun = true;
      return run();
    };
    return locks.request(NAME, once).catch((error: unknown) => {
      // Some browsers deny locks together with storage; the idempotency keys still prevent duplicates.
      if (begun) throw error;
      return run();
    });
  }

  tell(news: OutboxNews): void {
    this.#line.tell(news);
  }

  hear(heard: (news: OutboxNews) => void): () => void {
    return this.#line.hear((data) => {
      const { owner } = Object(data) as Partial<OutboxNews>;
      if (typeof owner === 'string') heard(data as OutboxNews);
    });
  }
}
