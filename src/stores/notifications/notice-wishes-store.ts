import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KindWish, NoticeWishes, NoticeWishesPort } from '../../core/notifications/notice-wishes-port';
import { noticeWords } from '../../core/notifications/words';
import type { Call } from '../../core/shared/call';
import { LatestWins } from '../../core/shared/latest-wins';
import { notKept } from '../../core/shell/not-kept';
import type { ToastStore } from '../shared/toast-store';

/** The notification preferences. Each change shows at once and is undone when it cannot be saved. */
export class NoticeWishesStore {
  wishes: NoticeWishes | undefined = undefined;
  #kept: NoticeWishes | undefined;
  readonly #line = new LatestWins<NoticeWishes>();
  readonly #port: NoticeWishesPort;
  readonly #toasts: ToastStore;

  constructor(port: NoticeWishesPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { wishes: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const wishes = await this.#port.readNoticeWishes(undefined, call);
    this.#kept = wishes;
    this.#show(wishes);
  }

  async hear(wish: KindWish): Promise<void> {
    const { wishes } = this;
    if (!wishes) return;
    const kinds = wishes.kinds.map((one) => (one.kind === wish.kind ? wish : one));
    await this.save({ ...wishes, kinds });
  }

  async save(wishes: NoticeWishes): Promise<void> {
    this.#show(wishes);
    try {
      const { last, answer } = await this.#line.run('wishes', () => this.#port.saveNoticeWishes(wishes));
      if (answer) this.#kept = answer;
      if (last) this.#show(this.#kept);
    } catch (error) {
      const text1 = await notKept(error, noticeWords.failed, async () => {
        this.#kept = await this.#port.readNoticeWishes();
      });
      this.#show(this.#kept);
      this.#toasts.fail(error, text1);
    }
  }

  #show(wishes: NoticeWishes | undefined): void {
    runInAction(() => {
      this.wishes = wishes;
    });
  }
}
