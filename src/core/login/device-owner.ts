import type { CurrentSession } from './current-session';

/**
 * The account that owns data on this device: the one the page shows, even while another tab signs in another member.
 * Not the alias, which many members lack and which can change.
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
