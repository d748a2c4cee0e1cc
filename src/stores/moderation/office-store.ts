import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import type { OfficesPort, OwnOffice } from '../../core/moderation/offices-port';
import { Failure } from '../../core/shared/failure';

/** Which office the person at the page holds; asked for once, when something shows it. */
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

  /** An office is the person's: whoever comes after them at this device is asked for anew. */
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
