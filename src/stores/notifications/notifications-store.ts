import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Notification, READ, SEEN, UNSEEN } from '../../core/notifications/notification';
import type { Marked, Mute, NotificationsPort } from '../../core/notifications/notifications-port';
import { platformOf } from '../../core/notifications/platform';
import { type Counts, countsOf, isUnread, settled } from '../../core/notifications/unread';
import type { Call } from '../../core/shared/call';
import { confirmAfterTimeout } from '../../core/shared/confirm-after-timeout';
import { Failure } from '../../core/shared/failure';
import type { NotificationId } from '../../core/shared/ids';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Device } from '../../core/shell/device';
import type { FailureStore } from '../shell/failure-store';

/** A local mark that an earlier list request may not include. */
interface Mark {
  readonly id: NotificationId;
  readonly status: number;
  /** Lists from this request on include the mark. */
  readonly knownFrom: number;
}

/** Whether a change was saved, or why its request failed. */
export type Saving = boolean | Failure;

/** The notifications of the signed-in user. Failures are only logged, because they run in the background. */
export class NotificationsStore {
  list: Loadable<readonly Notification[]> = { state: 'IDLE' };
  readonly #port: NotificationsPort;
  readonly #failures: Pick<FailureStore, 'log'>;
  readonly #device: Device;
  #marks: readonly Mark[] = [];
  #publish: ((messages: readonly Marked[]) => void) | undefined;
  #requestId = 0;
  #shown = 0;

  constructor(port: NotificationsPort, failures: Pick<FailureStore, 'log'>, device: Device) {
    this.#port = port;
    this.#failures = failures;
    this.#device = device;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  get items(): readonly Notification[] {
    return loaded(this.list) ?? [];
  }

  get counts(): Counts {
    return countsOf(this.items);
  }

  /** Returns the list, or undefined when a newer response arrived first. */
  async refresh(call?: Call): Promise<readonly Notification[] | undefined> {
    this.#requestId += 1;
    const requestCount = this.#requestId;
    const before = loaded(this.list);
    if (this.list.state === 'IDLE' || this.list.state === 'FAILURE')
      this.list = { state: 'LOADING', value: before };
    try {
      const items = await this.#port.listNotifications({ platform: platformOf(this.#device) }, call);
      if (requestCount <= this.#shown) return undefined;
      this.#shown = requestCount;
      this.#marks = this.#marks.filter(({ knownFrom }) => knownFrom > requestCount);
      this.take(settled(items, this.#marks));
      return this.items;
    } catch (error) {
      this.#fail(error, requestCount);
      return undefined;
    }
  }

  /** A list loaded by another tab; it may not include the marks set here. */
  receive(items: readonly Notification[]): void {
    this.take(settled(items, this.#marks));
  }

  /** Marks from this or another tab; a list that is still loading may not include them. */
  receiveMarked(messages: readonly Marked[]): void {
    const known = messages.map((marked): Mark => ({ ...marked, knownFrom: this.#requestId + 1 }));
    this.#marks = [...this.#marks, ...known];
    this.#settle(messages);
  }

  /** Sets the listener that shares local marks with other tabs. */
  publishMarked(listener: ((messages: readonly Marked[]) => void) | undefined): void {
    this.#publish = listener;
  }

  take(items: readonly Notification[]): void {
    this.list = { state: 'SUCCESS', value: items };
  }

  /** Called when the list becomes visible; marks unseen notifications as seen. */
  async view(): Promise<void> {
    await this.#mark(
      'View',
      this.items.filter(({ status }) => status === UNSEEN).map(({ id }) => id),
      SEEN,
    );
  }

  /** Returns whether they are read now. */
  async read(ids: readonly NotificationId[]): Promise<Saving> {
    const unread = this.items.filter((item) => ids.includes(item.id) && isUnread(item)).map(({ id }) => id);
    return this.#mark('Read', unread, READ);
  }

  readAll(): Promise<Saving> {
    return this.read(this.items.map(({ id }) => id));
  }

  /** Marks the notification that led here as read; a push click is counted too. */
  async follow({ id, k }: { readonly id: NotificationId; readonly k?: string | undefined }): Promise<void> {
    if (k === undefined) await this.#send({ action: 'Read', notificationIds: [id] }, [id]);
    else await this.#send({ action: 'WebPushClick', k }, []);
  }

  /** Returns whether the change succeeded; after a timeout the list decides what was saved. */
  async mute(id: NotificationId, isMuted: boolean): Promise<Saving> {
    try {
      const mute = await confirmAfterTimeout(
        this.#port.muteThread({ notificationId: id, isMuted }),
        () => this.#mutedNow(id, isMuted),
        (mute) => mute.isMuted === isMuted,
      );
      this.take(this.items.map((item) => (item.id === id ? { ...item, isMuted: mute.isMuted } : item)));
      return true;
    } catch (error) {
      return this.#log(error);
    }
  }

  async #mutedNow(id: NotificationId, isMuted: boolean): Promise<Mute> {
    const items = await this.#port.listNotifications({ platform: platformOf(this.#device) });
    return { isMuted: items.find((item) => item.id === id)?.isMuted ?? !isMuted };
  }

  reset(): void {
    this.#shown = this.#requestId;
    this.#marks = [];
    this.list = { state: 'IDLE' };
  }

  async #mark(action: 'View' | 'Read', ids: readonly NotificationId[], status: number): Promise<Saving> {
    if (ids.length === 0) return true;
    const before = this.items;
    this.take(
      settled(
        before,
        ids.map((id) => ({ id, status })),
      ),
    );
    const saved = await this.#send({ action, notificationIds: ids }, ids, status);
    if (saved !== true && this.list.state === 'SUCCESS') void this.refresh();
    return saved;
  }

  async #send(
    mark: Parameters<NotificationsPort['markNotifications']>[0],
    ids: readonly NotificationId[],
    status = READ,
  ): Promise<Saving> {
    const optimisticMarks = ids.map((id): Mark => ({ id, status, knownFrom: Number.POSITIVE_INFINITY }));
    this.#marks = [...this.#marks, ...optimisticMarks];
    try {
      const messages = await this.#port.markNotifications(mark);
      this.#marks = this.#marks.filter((mark) => !optimisticMarks.includes(mark));
      runInAction(() => this.receiveMarked(messages));
      this.#publish?.(messages);
      return ids.every((id) => messages.some((marked) => marked.id === id));
    } catch (error) {
      this.#marks = this.#marks.filter((mark) => !optimisticMarks.includes(mark));
      return this.#log(error);
    }
  }

  #settle(messages: Parameters<typeof settled>[1]): void {
    if (this.list.state === 'SUCCESS') this.take(settled(this.items, messages));
  }

  #fail(error: unknown, requestCount: number): void {
    this.#log(error);
    if (!(error instanceof Failure) || requestCount <= this.#shown) return;
    runInAction(() => {
      const value = loaded(this.list);
      this.list = { state: 'FAILURE', failure: error, value };
    });
  }

  #log(error: unknown): Failure {
    if (!(error instanceof Failure)) throw error;
    this.#failures.log(error);
    return error;
  }
}
