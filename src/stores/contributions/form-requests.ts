import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refusedParts } from '../../core/contributions/refused-parts';
import { Failure } from '../../core/shared/failure';
import type { ContributionFeedback } from './contribution-feedback';
import type { FormSteps, Problems } from './form-steps';

type Refusals<Problem> = readonly [otherwise: Problem, ...known: Problem[]];

/** Whether a request of the form is under way, and how the server answered the last one. */
export class FormRequests<Stored, Problem extends string> {
  busy = false;
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
    makeAutoObservable(this, { thanked: observableRef, refused: observableRef }, { autoBind: true });
  }

  /** Returns whether it succeeded. */
  async run(request: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.failed = undefined;
    try {
      await request();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => this.#explain(error));
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
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

  /** Shows the problem at its field if the server names one that this form has, else at the button; the input stays. */
  #explain(failure: Failure): void {
    const [otherwise, ...known] = this.#refusals;
    const refused = refusedParts(failure, known, otherwise);
    const shown = Object.keys(refused).some((part) => this.#steps.stepOf(part) !== undefined);
    this.refused = shown ? refused : {};
    this.#steps.goToProblem(this.refused);
    if (!shown) this.failed = this.#feedback.explain(failure);
  }
}
