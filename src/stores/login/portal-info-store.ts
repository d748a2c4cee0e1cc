import type { LoginMarks } from '../../core/login/login-marks';
import type { PortalInfoPort } from '../../core/login/portal-info-port';
import { Failure } from '../../core/shared/failure';
import type { SessionStore } from './session-store';

/** Imports career data after a job portal login. Optional, so failures show no message. */
export class PortalInfoStore {
  readonly #port: PortalInfoPort;
  readonly #session: Pick<SessionStore, 'session' | 'open'>;
  readonly #marks: LoginMarks;

  constructor(port: PortalInfoPort, session: Pick<SessionStore, 'session' | 'open'>, marks: LoginMarks) {
    this.#port = port;
    this.#session = session;
    this.#marks = marks;
  }

  /** Runs after a sign-in; skipped for members who already have a career. */
  async takeOver(): Promise<void> {
    const { profile } = this.#session.session;
    if (this.#marks.provider !== 'naukri' || !profile || profile.careerStatus) return;
    try {
      const { saved } = await this.#port.savePortalInfo();
      if (saved) await this.#session.open();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
