import { makeAutoObservable } from 'mobx';
import type { NoticeTabs } from '../../core/notifications/notice-tabs';
import { POLL_EVERY } from '../../core/notifications/platform';
import type { Timers } from '../../core/shared/timers';
import type { NotificationsStore } from './notifications-store';

/** Polls at once and every five minutes while a user is signed in; one tab polls for all. */
export class NoticePollingStore {
  polling = false;
  readonly #notifications: NotificationsStore;
  readonly #tabs: NoticeTabs;
  readonly #timers: Timers;
  #stop: (() => void) | undefined;

  constructor(notifications: NotificationsStore, tabs: NoticeTabs, timers: Timers) {
    this.#notifications = notifications;
    this.#tabs = tabs;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    if (this.polling) return;
    this.polling = true;
    const stopReceiving = this.#tabs.subscribe(this.#notifications.receive);
    const unmarked = this.#tabs.subscribeMarked(this.#notifications.receiveMarked);
    this.#notifications.publishMarked((marked) => this.#tabs.publishMarked(marked));
    // A tab that does not lead loads the list at least once.
    void this.#notifications.refresh();
    const resign = this.#tabs.lead(() => this.#timers.every(POLL_EVERY, () => void this.ask()));
    this.#stop = () => {
      stopReceiving();
      unmarked();
      this.#notifications.publishMarked(undefined);
      resign();
    };
  }

  /** Signing out stops polling and clears the notifications. */
  stop(): void {
    this.polling = false;
    this.#stop?.();
    this.#stop = undefined;
    this.#notifications.reset();
  }

  async ask(): Promise<void> {
    const items = await this.#notifications.refresh();
    if (items && this.polling) this.#tabs.share(items);
  }
}
