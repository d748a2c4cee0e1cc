import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CareerSuggestions } from '../../core/onboarding/career-status';
import type { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { OnboardingStore } from './onboarding-store';

const NOTHING: CareerSuggestions = { organisations: [], jobProfiles: [], departments: [], industries: [] };

/** Suggestions for the next career step. Optional: on failure none are shown, without an error message. */
export class CareerSuggestionsStore {
  offered: CareerSuggestions = NOTHING;
  #requestId = 0;
  readonly #careers: Pick<CareerStatusPort, 'suggestCareer'>;
  readonly #onboarding: Pick<OnboardingStore, 'career'>;

  constructor(careers: Pick<CareerStatusPort, 'suggestCareer'>, onboarding: Pick<OnboardingStore, 'career'>) {
    this.#careers = careers;
    this.#onboarding = onboarding;
    makeAutoObservable(this, { offered: observableRef }, { autoBind: true });
  }

  /** Requests suggestions for the latest career; ignores responses for an older career. */
  async open(): Promise<void> {
    this.#requestId += 1;
    const requestCount = this.#requestId;
    this.offered = NOTHING;
    const career = loaded(this.#onboarding.career);
    if (!career?.status || career.status.type === 'student') return;
    try {
      const offered = await this.#careers.suggestCareer({ id: career.id, type: career.status.type });
      if (requestCount === this.#requestId)
        runInAction(() => {
          this.offered = offered;
        });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
