import { loginClientOf } from '../../core/login/login-client';
import type { LoginClient } from '../../core/login/login-port';
import { type LoginProps, placeAfterLogin, returnPairs } from '../../core/login/login-props';
import { LINKEDIN_DELAY, LINKEDIN_FAILED } from '../../core/login/markers';
import { sentByPortal } from '../../core/login/portal-window';
import { type PagePlace, redirectTo } from '../../core/login/providers';
import type { Timers } from '../../core/shared/timers';
import type { Device } from '../../core/shell/device';
import { parseQuery } from '../../core/shell/query';
import { returnPath } from '../../core/shell/return-path';
import type { TabStorage } from '../../core/shell/tab-storage';

export class LoginRedirects {
  readonly #place: PagePlace;
  readonly #timers: Timers;
  readonly #tab: TabStorage;
  readonly #device: Device;

  constructor(place: PagePlace, timers: Timers, tab: TabStorage, device: Device) {
    this.#place = place;
    this.#timers = timers;
    this.#tab = tab;
    this.#device = device;
  }

  get client(): LoginClient {
    return loginClientOf(this.#device);
  }

  /** The job portal signs its own users in at once. */
  get sentByPortal(): boolean {
    const [, search = ''] = this.#place.current().split('?');
    return sentByPortal(search);
  }

  get linkedinFailed(): boolean {
    return this.#tab.read(LINKEDIN_FAILED) !== undefined;
  }

  /** Leaves after a delay in which the page can announce it. */
  leaveForLinkedin(props: LoginProps, clientid: string): void {
    const referer = returnPath(props.redirectUrl, '') || this.#place.current();
    const carried = Object.fromEntries(parseQuery(props.queryStr));
    const pairs = { ...carried, ...returnPairs(props), referer, clientid };
    this.#timers.after(LINKEDIN_DELAY, () => this.#place.leaveFor(redirectTo('linkedin', pairs)));
  }

  /** Loads a new page for the signed-in member. */
  goOn(props: LoginProps, isNew: boolean): void {
    this.#place.leaveFor(placeAfterLogin(props, this.#place.current(), isNew));
  }
}
