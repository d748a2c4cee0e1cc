import { makeAutoObservable, runInAction } from 'mobx';
import { type ActiveTime, ASK_AFTER } from '../../core/notifications/active-time';
import type { Pushing } from '../../core/notifications/pushing';
import type { Permission } from '../../core/notifications/web-push';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import type { Storage } from '../../core/shared/storage';

const ASKED_AT = 'noticePromptAsked:v1';
export const ASK_AGAIN = 24 * 3_600_000;

/** Whether this browser can receive push messages. */
export type DeviceState = 'unknown' | 'never' | 'off here' | 'blocked' | 'off' | 'on';

/** Asks for push permission after a delay, with our own prompt before the browser's. */
export class PushStore {
  /** Whether our own prompt is visible. */
  isPrompting = false;
  state: DeviceState = 'unknown';
  readonly #pushing: Pushing;
  readonly #active: ActiveTime;
  readonly #storage: Storage;
  readonly #clock: Clock;
  #stop: (() => void) | undefined;

  constructor(pushing: Pushing, active: ActiveTime, storage: Storage, clock: Clock) {
    this.#pushing = pushing;
    this.#active = active;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** After sign-in: uses an existing permission; a missing one is requested later. */
  async start(): Promise<void> {
    const { push } = this.#pushing;
    const permission = push.permission();
    if (permission !== undefined) await push.prepare();
    if (permission === 'granted') await this.#register();
    else this.#show(permission);
    if (permission !== 'default' || this.#askedRecently()) return;
    this.#stop?.();
    this.#stop = this.#active.after(ASK_AFTER, () => void this.#ask());
  }

  /** After sign-out: stops push messages to this browser. */
  async stop(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    this.isPrompting = false;
    if (this.#pushing.push.permission() === 'granted') await this.#pushing.push.unsubscribe();
    this.#show(this.#pushing.push.permission());
  }

  /** Requires a button press, or the browser refuses the prompt. */
  async allow(): Promise<DeviceState> {
    this.isPrompting = false;
    const permission = await this.#pushing.push.ask();
    if (permission === 'granted') await this.#register();
    else this.#show(permission);
    return this.state;
  }

  /** Restarts the 24 hours, because the prompt may have been open for long. */
  later(): void {
    this.isPrompting = false;
    this.#storage.write(ASKED_AT, String(this.#clock.now()));
  }

  async turnOff(): Promise<void> {
    const token = await this.#pushing.push.unsubscribe();
    this.#show(this.#pushing.push.permission());
    if (token !== undefined) await this.#quietly(() => this.#pushing.devices.unregisterDevice({ token }));
  }

  /** Without a push key on the server the prompt would be useless. */
  async #ask(): Promise<void> {
    const key = await this.#key();
    if (key === undefined) return;
    this.#storage.write(ASKED_AT, String(this.#clock.now()));
    runInAction(() => {
      this.isPrompting = true;
    });
  }

  async #register(): Promise<void> {
    const key = await this.#key();
    const token = key === undefined ? undefined : await this.#pushing.push.subscribe(key);
    if (token === undefined) return this.#show(key === undefined ? 'off here' : 'default');
    const answer = await this.#quietly(() => this.#pushing.devices.registerDevice({ token }));
    runInAction(() => {
      this.state = answer?.isRegistered ? 'on' : 'off';
    });
  }

  async #key(): Promise<string | undefined> {
    return (await this.#quietly(() => this.#pushing.devices.readPushKey()))?.key;
  }

  /** Push is optional, so its failures are not shown. */
  async #quietly<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }

  /** A stored time in the future comes from a wrong clock and is ignored. */
  #askedRecently(): boolean {
    const requestCount = Number(this.#storage.read(ASKED_AT) ?? Number.NaN);
    const now = this.#clock.now();
    return requestCount <= now && now - requestCount < ASK_AGAIN;
  }

  #show(permission: Permission | 'off here' | undefined): void {
    runInAction(() => {
      this.state =
        permission === undefined
          ? 'never'
          : permission === 'off here'
            ? 'off here'
            : permission === 'denied'
              ? 'blocked'
              : 'off';
    });
  }
}
