import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { careerAnswered, detailsSaved } from '../../core/onboarding/answers';
import {
  type CareerField,
  type CareerForm,
  careerInput,
  detailsOf,
  EMPTY_FORM,
  formIn,
  formOf,
  lastWorkOf,
  missingDetails,
  missingOption,
} from '../../core/onboarding/career-form';
import type { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { isComplete } from '../../core/onboarding/is-complete';
import type { PortalCareer } from '../../core/onboarding/job-portal-account-port';
import { filledIn } from '../../core/onboarding/portal-link';
import { stepFailure } from '../../core/onboarding/step-failure';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { Storage } from '../../core/shared/storage';
import type { ToastStore } from '../shared/toast-store';
import type { OnboardingStore } from './onboarding-store';

const DRAFT = 'careerDraft:v1';

/** The career form. Typed input stays until the service has accepted it. */
export class CareerStatusStore {
  form: CareerForm = EMPTY_FORM;
  missing: readonly CareerField[] = [];
  busy = false;
  detailsFailure: Failure | undefined = undefined;
  readonly #careers: CareerStatusPort;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;
  readonly #memory: Storage;

  constructor(careers: CareerStatusPort, onboarding: OnboardingStore, toasts: ToastStore, memory: Storage) {
    this.#careers = careers;
    this.#onboarding = onboarding;
    this.#toasts = toasts;
    this.#memory = memory;
    makeAutoObservable(
      this,
      { form: observableRef, missing: observableRef, detailsFailure: observableRef },
      { autoBind: true },
    );
  }

  /** Starts with the saved draft, else with the stored career. */
  begin(): void {
    if (this.form !== EMPTY_FORM) return;
    const known = loaded(this.#onboarding.career);
    this.form = { ...EMPTY_FORM, ...(known && formOf(known)), ...formIn(this.#memory.read(DRAFT)) };
  }

  change(part: Partial<CareerForm>): void {
    this.form = { ...this.form, ...part };
    this.missing = this.missing.filter((field) => !(field in part));
    this.#memory.write(DRAFT, JSON.stringify(this.form));
  }

  /** Resets the form, for a user who edits an earlier career. */
  forget(): void {
    this.form = EMPTY_FORM;
    this.missing = [];
    this.#memory.remove(DRAFT);
  }

  fillIn(career: PortalCareer): void {
    this.change(filledIn(this.form, career));
  }

  /** Saves the career type and the organisation. */
  async submit(): Promise<void> {
    this.missing = missingOption(this.form);
    const submission = careerInput(this.form, this.#onboarding.flow.editScreensMode);
    if (this.missing.length > 0 || !submission) return;
    await this.#send(this.#showFailure, async () => {
      const career = await this.#careers.createCareerStatus(submission);
      await this.#onboarding.refresh();
      this.#onboarding.rememberCareer(career);
      const { verified, source } = career;
      const contribution = { type: submission.type, complete: isComplete(career.status), verified, source };
      if (contribution.complete) this.#memory.remove(DRAFT);
      this.#onboarding.apply((flow) => careerAnswered(flow, contribution));
    });
  }

  async saveDetails(): Promise<void> {
    this.missing = missingDetails(this.form);
    const id = loaded(this.#onboarding.career)?.id;
    const details = detailsOf(this.form, id);
    const last = lastWorkOf(this.form, id);
    if (this.missing.length > 0 || !details || !last) return;
    this.detailsFailure = undefined;
    await this.#send(this.#keepFailure, async () => {
      const answer = await (this.form.type === 'unemployed'
        ? this.#careers.completeUnemployedStatus(last)
        : this.#careers.completeCareerStatus(details));
      await this.#onboarding.refresh();
      this.#onboarding.apply((flow) => detailsSaved(flow, answer));
      this.#memory.remove(DRAFT);
    });
  }

  #showFailure = (failure: Failure): void => {
    this.#toasts.show(stepFailure(failure));
  };

  /** Shown next to the details instead of as a toast. */
  #keepFailure = (failure: Failure): void => {
    this.detailsFailure = failure;
  };

  async #send(failed: (failure: Failure) => void, work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
      else runInAction(() => failed(error));
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
