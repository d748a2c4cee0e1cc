import { Failure } from '../shared/failure';
import type { DevicesPort } from './devices-port';
import type { Permission, WebPush } from './web-push';

/** Whether this browser can receive push messages. */
export type DeviceState = 'unknown' | 'never' | 'off here' | 'blocked' | 'off' | 'on';

/** Combines the browser's push permission with the server's device registration. */
export class PushRegistration {
  readonly #push: WebPush;
  readonly #devices: DevicesPort;

  constructor(push: WebPush, devices: DevicesPort) {
    this.#push = push;
    this.#devices = devices;
  }

  get state(): DeviceState {
    return stateOf(this.#push.permission());
  }

  /** Uses an existing permission; the prompt may ask for one that is neither given nor refused. */
  async start(): Promise<{ readonly state: DeviceState; readonly mayAsk: boolean }> {
    const permission = this.#push.permission();
    if (permission !== undefined) await this.#push.prepare();
    return { state: await this.#stateWith(permission), mayAsk: permission === 'default' };
  }

  /** Requires a button press, or the browser refuses the prompt. */
  async ask(): Promise<DeviceState> {
    return this.#stateWith(await this.#push.ask());
  }

  /** Without a push key on the server the prompt would be useless. */
  async available(): Promise<boolean> {
    return (await this.#key()) !== undefined;
  }

  /** Whether the server said that it has no push key; a failed request says nothing. */
  async isOffHere(): Promise<boolean> {
    const answer = await quietly(() => this.#devices.readPushKey());
    return answer !== undefined && answer.key === undefined;
  }

  /** Stops push messages to this browser; returns the removed subscription. */
  async stop(): Promise<string | undefined> {
    return this.#push.permission() === 'granted' ? this.#push.unsubscribe() : undefined;
  }

  /** Deletes this browser from the account's devices. */
  async unregister(token: string): Promise<void> {
    await quietly(() => this.#devices.unregisterDevice({ token }));
  }

  async #stateWith(permission: Permission | undefined): Promise<DeviceState> {
    if (permission !== 'granted') return stateOf(permission);
    const key = await this.#key();
    if (key === undefined) return 'off here';
    const token = await this.#push.subscribe(key);
    if (token === undefined) return 'off';
    const answer = await quietly(() => this.#devices.registerDevice({ token }));
    return answer?.isRegistered ? 'on' : 'off';
  }

  async #key(): Promise<string | undefined> {
    return (await quietly(() => this.#devices.readPushKey()))?.key;
  }
}

function stateOf(permission: Permission | undefined): DeviceState {
  if (permission === undefined) return 'never';
  return permission === 'denied' ? 'blocked' : 'off';
}

/** Push is optional, so its failures are not shown. */
async function quietly<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
