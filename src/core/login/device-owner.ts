import type { CurrentSession } from './current-session';

/**
 * Whose things are kept on this device: a name for the account and not for its face, which many do not have yet and
 * anybody may change. It is the account the page shows, also while another tab signs somebody else in.
 */
export class DeviceOwner {
  readonly #current: CurrentSession;

  constructor(current: CurrentSession) {
    this.#current = current;
  }

  get id(): string | undefined {
    return this.#current.session.profile?.accountId;
  }
}
