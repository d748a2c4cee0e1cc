import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { jobTextsFrom } from '../../core/contributions/job-form';
import { contributionProblems } from '../../core/contributions/problem-text';
import { refusedParts } from '../../core/contributions/refused-parts';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import { jobText as copy } from '../../core/contributions/text';
import type { FairPayPort, PayChoices } from '../../core/salaries/fair-pay-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { LoginContext } from '../../core/shell/login-context';
import { problemMessage } from '../../core/shell/problem-message';
import { type Query, valueIn } from '../../core/shell/query';
import { EmployerLookup } from '../companies/employer-lookup';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** For forms without job fields. */
export const NO_CHOICES: PayChoices = { jobProfiles: [], places: [] };

export type Lists = Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>;
type Problems<Problem> = Readonly<Partial<Record<string, Problem>>>;

/** The field that every form has. */
interface AnyTexts {
  readonly companyName: string;
}

interface Read<Input, Problem> {
  /** Undefined while a field is invalid or missing. */
  readonly contribution: Input | undefined;
  readonly problems: Problems<Problem>;
}

/** The parts in which the contribution forms differ. */
interface Form<Texts extends AnyTexts, Input, Stored, Problem extends string> {
  readonly empty: Texts;
  readonly textsOf: (saved: Stored) => Texts;
  readonly read: (texts: Texts, choices: PayChoices) => Read<Input, Problem>;
  /** The fallback problem, followed by the problem codes that the server may return. */
  readonly refusals: readonly [otherwise: Problem, ...known: Problem[]];
  readonly context: LoginContext;
  readonly removed: string;
}

export interface FormParts<
  Input extends object,
  Stored extends { readonly id: string },
  Texts extends object,
> {
  readonly submission: SubmitContribution<Input, Stored, Texts>;
  readonly lists: Lists;
  readonly loginPrompts: LoginPromptStore;
  readonly toasts: ToastStore;
}

/** A contribution form: draft, validation, submit, edit and delete. */
export class ContributionForm<
  Texts extends AnyTexts,
  Input extends object,
  Stored extends { readonly id: string },
  Problem extends string,
> {
  choices: PayChoices = NO_CHOICES;
  texts: Texts;
  known: Stored | undefined = undefined;
  /** The link names a contribution that does not exist or that the user cannot see. */
  missing = false;
  thanked: Stored | undefined = undefined;
  busy = false;
  /** Problems show only after the first attempt to submit. */
  tried = false;
  /** Problems found by the server; cleared on the next change. */
  refused: Problems<Problem> = {};
  readonly #form: Form<Texts, Input, Stored, Problem>;
  readonly #parts: FormParts<Input, Stored, Texts>;
  readonly #lookup: EmployerLookup;

  constructor(form: Form<Texts, Input, Stored, Problem>, parts: FormParts<Input, Stored, Texts>) {
    this.#form = form;
    this.#parts = parts;
    this.#lookup = new EmployerLookup(parts.lists);
    this.texts = form.empty;
    makeAutoObservable(
      this,
      {
        choices: observableRef,
        texts: observableRef,
        known: observableRef,
        thanked: observableRef,
        refused: observableRef,
      },
      { autoBind: true },
    );
  }

  get employers() {
    return this.#lookup.found;
  }

  get problems(): Problems<Problem> {
    return this.tried ? { ...this.refused, ...this.#form.read(this.texts, this.choices).problems } : {};
  }

  /** Prefills from the link, or loads the contribution to edit. */
  async open(query: Query, call?: Call): Promise<void> {
    // Links to photos use `UploadId` instead of `rid`.
    const rid = valueIn(query, 'rid') ?? valueIn(query, 'UploadId');
    const [choices, known] = await Promise.all([
      this.#parts.lists.listPayChoices(undefined, call),
      rid === undefined ? undefined : this.#parts.submission.find(rid, call),
    ]);
    runInAction(() => {
      this.choices = choices;
      this.known = known;
      this.missing = rid !== undefined && known === undefined;
      this.#begin(known ? this.#form.textsOf(known) : this.#linked(query, choices));
    });
  }

  /** Restores the draft of this tab; values from the link win. */
  recall(): void {
    const draft = this.known || this.thanked ? undefined : this.#parts.submission.draft.read();
    if (!draft) return;
    const { empty } = this.#form;
    const named = Object.entries(this.texts).filter(([part, text]) => text !== empty[part as keyof Texts]);
    this.texts = { ...draft, ...Object.fromEntries(named) };
  }

  change(part: Partial<Texts>): void {
    this.texts = { ...this.texts, ...part };
    this.refused = {};
    if (!this.known) this.#parts.submission.draft.keep(this.texts);
  }

  typeCompany(companyName: string): Promise<void> {
    this.change({ companyName } as Partial<Texts>);
    return this.#lookup.look(companyName);
  }

  /** Returns false when a required part is missing or the server refused a field. */
  async send(): Promise<boolean> {
    this.tried = true;
    const { contribution } = this.#form.read(this.texts, this.choices);
    if (!contribution) return false;
    if (this.busy) return true;
    const outcome = this.#parts.submission.submit(contribution, this.known);
    if (outcome.kind === 'blocked') this.#parts.loginPrompts.open(outcome.loginPrompt, this.#form.context);
    else await this.#work(async () => this.#thank(await outcome.saved));
    return Object.keys(this.refused).length === 0;
  }

  /** Returns whether it was deleted. */
  async remove(): Promise<boolean> {
    const { known } = this;
    if (!known || this.busy) return false;
    const done = await this.#work(() => this.#parts.submission.takeBack(known));
    if (done) this.#parts.toasts.show({ type: 'success', text1: this.#form.removed });
    return done;
  }

  again(): void {
    this.#begin(this.#form.empty);
    this.known = undefined;
  }

  #linked(query: Query, choices: PayChoices): Texts {
    const { empty } = this.#form;
    const messages = Object.entries(jobTextsFrom(query, choices)).filter(([part]) => part in empty);
    return { ...empty, ...Object.fromEntries(messages) };
  }

  #begin(texts: Texts): void {
    this.texts = texts;
    this.thanked = undefined;
    this.tried = false;
    this.refused = {};
    this.#lookup.forget();
  }

  #thank(saved: Stored): void {
    runInAction(() => {
      this.thanked = saved;
    });
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#parts.toasts.fail(error);
      else this.#explain(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Shows the problem at its field when the server names one; the input stays. */
  #explain(failure: Failure): void {
    const [otherwise, ...known] = this.#form.refusals;
    const refused = refusedParts(failure, known, otherwise);
    // The server may name a field that this form lacks; then a toast shows the problem.
    const shown = Object.keys(refused).some((part) => part in this.texts);
    runInAction(() => {
      this.refused = shown ? refused : {};
    });
    if (shown) return;
    const conflict = failure.kind === 'conflict' || failure.kind === 'limited';
    const text1 = conflict ? problemMessage(failure, contributionProblems, copy.failed) : copy.failed;
    this.#parts.toasts.show({ type: 'failure', text1 });
  }
}
