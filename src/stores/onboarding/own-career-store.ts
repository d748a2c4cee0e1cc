import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CareerBadge, careerBadge } from '../../core/onboarding/career-badge';
import type { Career, OwnLabel } from '../../core/onboarding/career-status';
import type { CareerStatusPort } from '../../core/onboarding/career-status-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

/** The member's verification and designation on the profile. Optional: without a response the profile shows neither. */
export class OwnCareerStore {
  career: Career | undefined = undefined;
  readonly #careers: Pick<CareerStatusPort, 'readCareerStatus'>;

  constructor(careers: Pick<CareerStatusPort, 'readCareerStatus'>) {
    this.#careers = careers;
    makeAutoObservable(this, { career: observableRef }, { autoBind: true });
  }

  get badge(): CareerBadge | undefined {
    return careerBadge(this.career);
  }

  get label(): OwnLabel | undefined {
    return this.career?.label;
  }

  async open(call?: Call): Promise<void> {
    try {
      const career = await this.#careers.readCareerStatus(undefined, call);
      runInAction(() => {
        this.career = career;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
