import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { hasProblems, type WorkProblems, workProblems } from '../core/profile/experience-form';
import type { WorkExperience, WorkExperienceChoice } from '../core/profile/experiences';
import { profileWords as words } from '../core/profile/words';
import type { WorkExperiencesPort } from '../core/profile/work-experiences-port';
import type { Call } from '../core/shared/call';
import type { Clock } from '../core/shared/clock';
import { Failure } from '../core/shared/failure';
import type { Random } from '../core/shared/random';
import type { ToastStore } from './toast-store';

interface Draft {
  /** Left out for one that is new. */
  readonly id: string | undefined;
  /** The same draft is added once, however often it is sent. */
  readonly key: string;
  readonly choice: WorkExperienceChoice;
}

/** Where somebody worked, and telling it. */
export class WorkStore {
  items: readonly WorkExperience[] = [];
  draft: Draft | undefined = undefined;
  problems: WorkProblems = {};
  busy = false;
  readonly #port: WorkExperiencesPort;
  readonly #toasts: ToastStore;
  readonly #random: Random;
  readonly #clock: Clock;

  constructor(port: WorkExperiencesPort, toasts: ToastStore, random: Random, clock: Clock) {
    this.#port = port;
    this.#toasts = toasts;
    this.#random = random;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { items: observableRef, draft: observableRef, problems: observableRef },
      { autoBind: true },
    );
  }

  async open(call?: Call): Promise<void> {
    const items = await this.#port.listWorkExperiences(undefined, call);
    runInAction(() => {
      this.items = items;
    });
  }

  /** The day it is, such as 2026-11-20. */
  get today(): string {
    return new Date(this.#clock.now()).toISOString().slice(0, 10);
  }

  begin(known?: WorkExperience): void {
    const { id, logoUrl: _, ...choice } = known ?? { ...NEW_WORK, id: undefined, logoUrl: undefined };
    this.draft = { id, key: this.#random.id(), choice };
    this.problems = {};
  }

  change(part: Partial<WorkExperienceChoice>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, choice: { ...this.draft.choice, ...part } };
    this.problems = {};
  }

  cancel(): void {
    this.draft = undefined;
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft || this.busy) return;
    this.problems = workProblems(draft.choice, this.today);
    if (hasProblems(this.problems)) return;
    const { id, key, choice } = draft;
    await this.#work(async () => {
      await (id === undefined
        ? this.#port.addWorkExperience({ ...choice, key })
        : this.#port.changeWorkExperience({ ...choice, id }));
      await this.open();
      this.cancel();
    });
  }

  /** Gone at once; back when that fails. */
  async remove(id: string): Promise<void> {
    const before = this.items;
    this.items = before.filter((one) => one.id !== id);
    const done = await this.#work(() => this.#port.removeWorkExperience({ id }));
    if (!done)
      runInAction(() => {
        this.items = before;
      });
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#toasts.show({ type: 'failure', text1: words.failed });
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}

const NEW_WORK: WorkExperienceChoice = {
  companyName: '',
  jobProfile: '',
  location: undefined,
  employmentType: 'fulltime',
  startMonth: '',
  endMonth: undefined,
  description: undefined,
};
