import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  KindPreference,
  NotificationPreferences,
  NotificationPreferencesPort,
} from '../../core/notifications/notification-preferences-port';
import { noticeText } from '../../core/notifications/text';
import { Failure } from '../../core/shared/failure';
import { LatestWins } from '../../core/shared/latest-wins';
import { failedChangeMessage } from '../../core/shell/failed-change-message';
import type { ToastStore } from '../shared/toast-store';

/** The notification preferences. Each change shows at once and is undone when it cannot be saved. */
export class NotificationPreferencesStore {
  preferences: NotificationPreferences | undefined = undefined;
  /** The preferences could not be loaded. */
  failed = false;
  #saved: NotificationPreferences | undefined;
  readonly #connection = new LatestWins<NotificationPreferences>();
  readonly #port: NotificationPreferencesPort;
  readonly #toasts: ToastStore;

  constructor(port: NotificationPreferencesPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    this.failed = false;
    const before = this.preferences;
    try {
      const saved = await this.#port.readNotificationPreferences();
      // The service may have answered before a change made meanwhile.
      if (this.preferences !== before) return;
      this.#saved = saved;
      this.#show(saved);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.failed = true;
      });
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
    }
  }

  async setPreference(kindPreference: KindPreference): Promise<void> {
    const { preferences } = this;
    if (!preferences) return;
    const kinds = preferences.kinds.map((item) =>
      item.kind === kindPreference.kind ? kindPreference : item,
    );
    await this.save({ ...preferences, kinds });
  }

  async save(preferences: NotificationPreferences): Promise<void> {
    this.#show(preferences);
    try {
      const { last, response } = await this.#connection.run('preferences', () =>
        this.#port.saveNotificationPreferences(preferences),
      );
      if (response) this.#saved = response;
      if (last) this.#show(this.#saved);
    } catch (error) {
      const text1 = await failedChangeMessage(error, noticeText.failed, async () => {
        this.#saved = await this.#port.readNotificationPreferences();
      });
      this.#show(this.#saved);
      this.#toasts.fail(error, text1);
    }
  }

  #show(preferences: NotificationPreferences | undefined): void {
    runInAction(() => {
      this.preferences = preferences;
    });
  }
}
