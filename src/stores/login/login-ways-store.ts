import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { authTimings } from '../../core/login/auth-timings';
import type { LoginPort, LoginProvider, ProviderName } from '../../core/login/login-port';
import {
  type ProviderKits,
  type ProviderListener,
  type ProviderRequest,
  worksIn,
} from '../../core/login/providers';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Timers } from '../../core/shared/timers';
import type { Device } from '../../core/shell/device';

export class LoginWaysStore {
  ways: Loadable<readonly LoginProvider[]> = { state: 'IDLE' };
  readonly #login: LoginPort;
  readonly #kits: ProviderKits;
  readonly #device: Pick<Device, 'nativeApp'>;
  readonly #timers: Timers;
  readonly #reportedTokens = new Set<string>();

  constructor(login: LoginPort, kits: ProviderKits, device: Pick<Device, 'nativeApp'>, timers: Timers) {
    this.#login = login;
    this.#kits = kits;
    this.#device = device;
    this.#timers = timers;
    makeAutoObservable(this, { ways: observableRef }, { autoBind: true });
  }

  get list(): readonly LoginProvider[] {
    return (loaded(this.ways) ?? []).filter(({ name }) => worksIn(this.#device, name));
  }

  way(name: ProviderName): LoginProvider | undefined {
    return this.list.find((loginProvider) => loginProvider.name === name);
  }

  async open(): Promise<void> {
    if (this.ways.state === 'SUCCESS') return;
    this.ways = { state: 'LOADING' };
    const ways = await this.#ask();
    runInAction(() => {
      this.ways = ways;
    });
  }

  /** Opens a provider's window; false if its script could not be loaded. */
  async ask(
    name: Exclude<ProviderName, 'linkedin'>,
    request: ProviderRequest,
    listener: ProviderListener,
  ): Promise<boolean> {
    const kit = await this.#kit(name);
    kit?.signIn(request, this.#once(listener));
    return kit !== undefined;
  }

  /** Shows a prompt in the element with this id. The returned function removes it. */
  async prompt(
    name: 'google' | 'naukri',
    request: ProviderRequest,
    place: string,
    listener: ProviderListener,
  ): Promise<() => void> {
    const way = this.way(name);
    const kit = way && (await (name === 'google' ? this.#kits.google(way) : this.#kits.jobPortal(way)));
    return kit?.oneTap(request, place, this.#once(listener)) ?? (() => {});
  }

  /** A window, a frame and a faulty script may report the same token twice; it signs in once. */
  #once(listener: ProviderListener): ProviderListener {
    return (event) => {
      const { token } = event;
      if (token !== undefined) {
        if (this.#reportedTokens.has(token)) return;
        this.#reportedTokens.add(token);
        this.#timers.after(authTimings.eventRetention, () => this.#reportedTokens.delete(token));
      }
      listener(event);
    };
  }

  async #kit(name: Exclude<ProviderName, 'linkedin'>) {
    const way = this.way(name);
    if (!way) return undefined;
    if (name === 'google') return this.#kits.google(way);
    return name === 'outlook' ? this.#kits.microsoft(way) : this.#kits.jobPortal(way);
  }

  async #ask(): Promise<Loadable<readonly LoginProvider[]>> {
    try {
      return { state: 'SUCCESS', value: await this.#login.listLoginProviders() };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { state: 'FAILURE', failure: error };
    }
  }
}
