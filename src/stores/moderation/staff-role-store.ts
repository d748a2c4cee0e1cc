import { makeAutoObservable, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import type { OwnStaffRole, StaffRolesPort } from '../../core/moderation/staff-roles-port';
import { Failure } from '../../core/shared/failure';

/** The staff role of the signed-in user; loaded once, when a component needs it. */
export class StaffRoleStore {
  staffRole: OwnStaffRole['staffRole'] = undefined;
  #lastRequest: string | undefined;
  readonly #port: StaffRolesPort;
  readonly #current: CurrentSession;

  constructor(port: StaffRolesPort, current: CurrentSession) {
    this.#port = port;
    this.#current = current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get moderates(): boolean {
    return this.staffRole === 'moderator';
  }

  /** The staff role belongs to the user: it is loaded again when another user signs in on the device. */
  async open(): Promise<void> {
    const reader = this.#current.session.profile?.userName;
    if (reader === this.#lastRequest) return;
    this.#lastRequest = reader;
    this.staffRole = undefined;
    if (reader === undefined) return;
    try {
      const { staffRole } = await this.#port.readOwnStaffRole();
      runInAction(() => {
        if (this.#lastRequest === reader) this.staffRole = staffRole;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#lastRequest = undefined;
    }
  }
}
