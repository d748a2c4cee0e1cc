import { makeAutoObservable, runInAction } from 'mobx';
import { type ActiveTime, ASK_AFTER } from '../../core/notifications/active-time';
import type { DeviceState, PushRegistration } from '../../core/notifications/push-registration';
import type { Clock } from '../../core/shared/clock';
import type { Storage } from '../../core/shared/storage';

const ASKED_AT = 'noticePromptAsked:v1';
const ASK_AGAIN = 24 * 3_600_000;

/** Asks for push permission after a delay, with our own prompt before the browser's. */
export class PushStore {
  /** Whether our own prompt is visible. */
  isPrompting = false;
  state: DeviceState = 'unknown';
  readonly #registration: PushRegistration;
  readonly #active: ActiveTime;
  readonly #storage: Storage;
  readonly #clock: Clock;
  #stop: (() => void) | undefined;

  constructor(registration: PushRegistration, active: ActiveTime, storage: Storage, clock: Clock) {
    this.#registration = registration;
    this.#active = active;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** After sign-in: uses an existing permission; a missing one is requested later. */
  async start(): Promise<void> {
    const { state, mayAsk } = await this.#registration.start();
    this.#show(state);
    if (!mayAsk || this.#askedRecently()) return;
    this.#stop?.();
    this.#stop = this.#active.after(ASK_AFTER, () => void this.#ask());
  }

  /** After sign-out: stops push messages to this browser. */
  async stop(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    this.isPrompting = false;
    await this.#registration.stop();
    this.#show(this.#registration.state);
  }

  /** For the settings: no button where the server has no push key. */
  async check(): Promise<void> {
    if (this.state === 'on' || this.#registration.state !== 'off') return;
    if (await this.#registration.isOffHere()) this.#show('off here');
  }

  /** Requires a button press, or the browser refuses the prompt. */
  async allow(): Promise<DeviceState> {
    this.isPrompting = false;
    this.#show(await this.#registration.ask());
    return this.state;
  }

  /** Restarts the 24 hours, because the prompt may have been open for long. */
  later(): void {
    this.isPrompting = false;
    this.#storage.write(ASKED_AT, String(this.#clock.now()));
  }

  async turnOff(): Promise<void> {
    const token = await this.#registration.stop();
    this.#show(this.#registration.state);
    if (token !== undefined) await this.#registration.unregister(token);
  }

  async #ask(): Promise<void> {
    if (!(await this.#registration.available())) return;
    this.#storage.write(ASKED_AT, String(this.#clock.now()));
    runInAction(() => {
      this.isPrompting = true;
    });
  }

  /** A stored time in the future comes from a wrong clock and is ignored. */
  #askedRecently(): boolean {
    const askedAt = Number(this.#storage.read(ASKED_AT) ?? Number.NaN);
    const now = this.#clock.now();
    return askedAt <= now && now - askedAt < ASK_AGAIN;
  }

  #show(state: DeviceState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
