import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import type { OfficesPort, OwnOffice } from '../../core/moderation/offices-port';
import { Failure } from '../../core/shared/failure';

/** The staff role of the signed-in user; loaded once, when a component needs it. */
export class OfficeStore {
  office: OwnOffice['office'] = undefined;
  #asked: string | undefined;
  readonly #port: OfficesPort;
  readonly #current: CurrentSession;

  constructor(port: OfficesPort, current: CurrentSession) {
    this.#port = port;
    this.#current = current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get moderates(): boolean {
    return this.office === 'moderator';
  }

  /** The staff role belongs to the user: it is loaded again when another user signs in on the device. */
  async open(): Promise<void> {
    const reader = this.#current.session.profile?.userName;
    if (reader === this.#asked) return;
    this.#asked = reader;
    this.office = undefined;
    if (reader === undefined) return;
    try {
      const { office } = await this.#port.readOwnOffice();
      runInAction(() => {
        if (this.#asked === reader) this.office = office;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#asked = undefined;
    }
  }
}
