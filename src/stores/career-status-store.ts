import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type CareerField,
  type CareerForm,
  detailsOf,
  EMPTY_FORM,
  formOf,
  lastWorkOf,
  missingDetails,
  missingOption,
  tellingOf,
} from '../core/career-status/career-form';
import type { CareerStatusPort } from '../core/career-status/career-status-port';
import { isComplete } from '../core/career-status/is-complete';
import { careerTold, detailsTold } from '../core/onboarding/answers';
import { onboardingWords } from '../core/onboarding/words';
import { Failure } from '../core/shared/failure';
import { loaded } from '../core/shared/loadable';
import type { TabStorage } from '../core/shell/tab-storage';
import type { OnboardingStore } from './onboarding-store';
import type { ToastStore } from './toast-store';

const DRAFT = 'careerDraft:v1';

/** A career while it is told. What was typed stays until the service has taken it. */
export class CareerStatusStore {
  form: CareerForm = EMPTY_FORM;
  missing: readonly CareerField[] = [];
  busy = false;
  readonly #careers: CareerStatusPort;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;
  readonly #storage: TabStorage;

  constructor(
    careers: CareerStatusPort,
    onboarding: OnboardingStore,
    toasts: ToastStore,
    storage: TabStorage,
  ) {
    this.#careers = careers;
    this.#onboarding = onboarding;
    this.#toasts = toasts;
    this.#storage = storage;
    makeAutoObservable(this, { form: observableRef, missing: observableRef }, { autoBind: true });
  }

  /** Begins with what was typed before the page went away, else with what the service knows. */
  begin(): void {
    if (this.form !== EMPTY_FORM) return;
    const known = loaded(this.#onboarding.career);
    this.form = { ...EMPTY_FORM, ...(known && formOf(known)), ...this.#draft() };
  }

  change(part: Partial<CareerForm>): void {
    this.form = { ...this.form, ...part };
    this.missing = this.missing.filter((field) => !(field in part));
    this.#storage.write(DRAFT, JSON.stringify(this.form));
  }

  /** What one does, and where. */
  async tell(): Promise<void> {
    this.missing = missingOption(this.form);
    const telling = tellingOf(this.form, this.#onboarding.flow.editScreensMode);
    if (this.missing.length > 0 || !telling) return;
    await this.#send(async () => {
      const career = await this.#careers.createCareerStatus(telling);
      await this.#onboarding.refresh();
      this.#onboarding.learnCareer(career);
      const { verified, source } = career;
      const told = { type: telling.type, complete: isComplete(career.status), verified, source };
      this.#onboarding.apply((flow) => careerTold(flow, told));
    });
  }

  async tellDetails(): Promise<void> {
    this.missing = missingDetails(this.form);
    const id = loaded(this.#onboarding.career)?.id;
    const details = detailsOf(this.form, id);
    const last = lastWorkOf(this.form, id);
    if (this.missing.length > 0 || !details || !last) return;
    await this.#send(async () => {
      const answer = await (this.form.type === 'unemployed'
        ? this.#careers.completeUnemployedStatus(last)
        : this.#careers.completeCareerStatus(details));
      await this.#onboarding.refresh();
      this.#onboarding.apply((flow) => detailsTold(flow, answer));
      this.#storage.remove(DRAFT);
    });
  }

  async #send(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#toasts.show({ type: 'failure', text1: onboardingWords.failed });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #draft(): Partial<CareerForm> {
    try {
      const draft: unknown = JSON.parse(this.#storage.read(DRAFT) ?? '');
      return typeof draft === 'object' && draft !== null ? draft : {};
    } catch {
      return {};
    }
  }
}
