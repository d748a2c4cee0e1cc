import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KindWish, NoticeWishes, NoticeWishesPort } from '../../core/notifications/notice-wishes-port';
import { noticeText } from '../../core/notifications/text';
import { Failure } from '../../core/shared/failure';
import { LatestWins } from '../../core/shared/latest-wins';
import { failedChangeMessage } from '../../core/shell/failed-change-message';
import type { ToastStore } from '../shared/toast-store';

/** The notification preferences. Each change shows at once and is undone when it cannot be saved. */
export class NotificationPreferencesStore {
  preferences: NoticeWishes | undefined = undefined;
  /** The preferences could not be loaded. */
  failed = false;
  #saved: NoticeWishes | undefined;
  readonly #connection = new LatestWins<NoticeWishes>();
  readonly #port: NoticeWishesPort;
  readonly #toasts: ToastStore;

  constructor(port: NoticeWishesPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    this.failed = false;
    try {
      this.#saved = await this.#port.readNoticeWishes();
      this.#show(this.#saved);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.failed = true;
      });
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
    }
  }

  async setPreference(kindPreference: KindWish): Promise<void> {
    const { preferences } = this;
    if (!preferences) return;
    const kinds = preferences.kinds.map((item) =>
      item.kind === kindPreference.kind ? kindPreference : item,
    );
    await this.save({ ...preferences, kinds });
  }

  async save(preferences: NoticeWishes): Promise<void> {
    this.#show(preferences);
    try {
      const { last, answer } = await this.#connection.run('wishes', () =>
        this.#port.saveNoticeWishes(preferences),
      );
      if (answer) this.#saved = answer;
      if (last) this.#show(this.#saved);
    } catch (error) {
      const text1 = await failedChangeMessage(error, noticeText.failed, async () => {
        this.#saved = await this.#port.readNoticeWishes();
      });
      this.#show(this.#saved);
      this.#toasts.fail(error, text1);
    }
  }

  #show(preferences: NoticeWishes | undefined): void {
    runInAction(() => {
      this.preferences = preferences;
    });
  }
}
