import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refusedParts } from '../../core/contributions/refused-parts';
import { Failure } from '../../core/shared/failure';
import type { ContributionFeedback } from './contribution-feedback';
import type { FormSteps, Problems } from './form-steps';

type Refusals<Problem> = readonly [otherwise: Problem, ...known: Problem[]];

/** The form as it was when the request began. */
interface SentForm {
  readonly company: string;
  readonly draft: string | undefined;
  /** Whether the form still shows the same contribution. */
  readonly isShown: () => boolean;
}

interface Running extends SentForm {
  readonly form: object;
}

interface Outcome<Result> {
  /** Undefined if the request failed. */
  readonly result: Result | undefined;
  /** The member has begun another contribution meanwhile. */
  readonly isLate: boolean;
}

/** Whether a request of the form is under way, and what became of the last one. */
export class FormRequests<Stored, Problem extends string> {
  /** Replaced when the member begins another contribution. */
  form: object = {};
  running: readonly Running[] = [];
  thanked: Stored | undefined = undefined;
  /** Problems found by the server; cleared on the next change. */
  refused: Problems<Problem> = {};
  /** Why the last attempt failed, unless a field shows it. */
  failed: string | undefined = undefined;
  readonly #refusals: Refusals<Problem>;
  readonly #steps: FormSteps;
  readonly #feedback: ContributionFeedback;

  constructor(refusals: Refusals<Problem>, steps: FormSteps, feedback: ContributionFeedback) {
    this.#refusals = refusals;
    this.#steps = steps;
    this.#feedback = feedback;
    makeAutoObservable(
      this,
      { form: observableRef, running: observableRef, thanked: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.running.some((item) => this.#isOpen(item));
  }

  beginAnother(): void {
    this.form = {};
  }

  /** Whether an earlier form is sending what this draft contains. */
  isSending(draft: string | undefined): boolean {
    return this.running.some((item) => item.draft === draft && item.form !== this.form);
  }

  async run<Result>(sent: SentForm, request: Promise<Result>): Promise<Outcome<Result>> {
    const item = { ...sent, form: this.form };
    this.running = [...this.running, item];
    this.failed = undefined;
    try {
      const result = await request;
      return { result, isLate: !this.#isOpen(item) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isLate = !this.#isOpen(item);
      runInAction(() => (isLate ? this.#feedback.failed(error, item.company) : this.#explain(error)));
      return { result: undefined, isLate };
    } finally {
      runInAction(() => {
        this.running = this.running.filter((other) => other !== item);
      });
    }
  }

  thank(saved: Stored): void {
    this.thanked = saved;
  }

  clearRefused(): void {
    this.refused = {};
  }

  forget(): void {
    this.thanked = undefined;
    this.refused = {};
    this.failed = undefined;
  }

  #isOpen({ form, isShown }: Running): boolean {
    return form === this.form && isShown();
  }

  /** Shows the problem at its field if the server names one that this form has, else at the button; the input stays. */
  #explain(failure: Failure): void {
    const [otherwise, ...known] = this.#refusals;
    const refused = refusedParts(failure, known, otherwise);
    const shown = Object.keys(refused).some((part) => this.#steps.stepOf(part) !== undefined);
    this.refused = shown ? refused : {};
    if (shown) this.#steps.tryAll();
    this.#steps.goToProblem(this.refused);
    if (!shown) this.failed = this.#feedback.explain(failure);
  }
}
