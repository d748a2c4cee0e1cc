import type { DeviceOwner } from '../login/device-owner';
import type { Sent } from '../posts/outbox-port';
import type { OutboxTabs } from './outbox-ports';

/** The logged-in account whose queue this page and its other tabs share. */
export class OutboxAccount {
  readonly #owner: Pick<DeviceOwner, 'id'>;
  readonly #tabs: OutboxTabs;
  readonly #listeners = new Set<(sent: Sent) => void>();

  constructor(owner: Pick<DeviceOwner, 'id'>, tabs: OutboxTabs) {
    this.#owner = owner;
    this.#tabs = tabs;
  }

  get id(): string | undefined {
    return this.#owner.id;
  }

  /** Calls `onChange` when another tab of this account has changed the queue. */
  watch(onChange: () => void): void {
    this.#tabs.subscribe(({ owner, sent }) => {
      if (owner !== this.id) return;
      onChange();
      if (sent) this.#notify(sent);
    });
  }

  onSent(listener: (sent: Sent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reports a change of the owner's queue to the other tabs, and what was sent also to this page. */
  announce(owner: string | undefined, sent?: Sent): void {
    if (owner !== undefined) this.#tabs.publish({ owner, ...(sent && { sent }) });
    if (sent) this.#notify(sent);
  }

  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    return this.#tabs.alone(run);
  }

  #notify(sent: Sent): void {
    for (const listener of this.#listeners) listener(sent);
  }
}
