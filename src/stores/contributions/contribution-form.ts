import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { jobTextsFrom, jobTextsOfMember } from '../../core/contributions/job-form';
import { filledOf, prefillOf } from '../../core/contributions/prefill';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import type { PayChoices } from '../../core/salaries/fair-pay-port';
import type { Call } from '../../core/shared/call';
import { type Query, valueIn } from '../../core/shell/query';
import { EmployerLookup } from '../companies/employer-lookup';
import type { ContributionFeedback } from './contribution-feedback';
import type { AnyTexts, FormDefinition } from './form-definition';
import { type Lists, NO_CHOICES } from './form-lists';
import { FormRequests } from './form-requests';
import { FormSteps, type Problems } from './form-steps';

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
  /** Whether onboarding filled in a text. */
  prefilled = false;
  /** Whether a change was saved as a draft since the form opened, or earlier edits are shown. */
  drafted = false;
  readonly steps: FormSteps;
  /** Texts from the link; they win over a draft. */
  #linked: Partial<Texts> = {};
  /** From then on the form may differ from the one that the server rendered. */
  #hasAppeared = false;
  #hasLeft = false;
  readonly #form: FormDefinition<Texts, Input, Stored, Problem>;
  readonly #requests: FormRequests<Stored, Problem>;
  readonly #submission: SubmitContribution<Input, Stored, Texts>;
  readonly #lists: Lists;
  readonly #feedback: ContributionFeedback;
  readonly #lookup: EmployerLookup;

  constructor(
    form: FormDefinition<Texts, Input, Stored, Problem>,
    submission: SubmitContribution<Input, Stored, Texts>,
    lists: Lists,
    feedback: ContributionFeedback,
  ) {
    this.#form = form;
    this.#submission = submission;
    this.#lists = lists;
    this.#feedback = feedback;
    this.#lookup = new EmployerLookup(lists);
    this.texts = form.empty;
    this.steps = new FormSteps(form.steps);
    this.#requests = new FormRequests(form.refusals, this.steps, feedback);
    makeAutoObservable(
      this,
      { choices: observableRef, texts: observableRef, known: observableRef, steps: false },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.#requests.busy;
  }

  get thanked(): Stored | undefined {
    return this.#requests.thanked;
  }

  /** Why the last attempt failed, unless a field shows it. */
  get failed(): string | undefined {
    return this.#requests.failed;
  }

  get employers() {
    return this.#lookup.found;
  }

  get problems(): Problems<Problem> {
    const { problems } = this.#form.read(this.texts, this.choices);
    return this.steps.shown({ ...this.#requests.refused, ...problems });
  }

  /** Prefills from the link, or loads the contribution to edit. Input stays when the page loads again after a login. */
  async open(query: Query, call?: Call): Promise<void> {
    // Links to photos use `UploadId` instead of `rid`.
    const rid = valueIn(query, 'rid') ?? valueIn(query, 'UploadId');
    const [choices, known, job] = await Promise.all([
      this.#lists.listPayChoices(call),
      rid === undefined ? undefined : this.#submission.find(rid, call),
      rid === undefined ? this.#lists.readOwnJob(call) : undefined,
    ]);
    runInAction(() => {
      const { drafted } = this;
      const step = this.steps.current;
      const linked: Partial<Texts> = known
        ? {}
        : filledOf(this.#form.empty, { ...jobTextsFrom(query, choices) });
      const isOther = known?.id !== this.known?.id || linked.companyName !== this.#linked.companyName;
      if (isOther || this.thanked) this.#requests.beginAnother();
      this.choices = choices;
      this.known = known;
      this.missing = rid !== undefined && known === undefined;
      const { empty, prefilled: parts } = this.#form;
      this.#linked = linked;
      const own = prefillOf(empty, { ...jobTextsOfMember(job, choices) }, { parts, linked: this.#linked });
      this.#begin(known ? this.#form.textsOf(known, choices) : { ...empty, ...own, ...this.#linked });
      this.prefilled = !known && Object.keys(own).some((part) => !(part in this.#linked));
      if (this.#hasAppeared && this.#restore(drafted) && drafted) this.steps.goTo(step);
    });
  }

  /** Restores the draft of this tab when the screen appears; values from the link win. */
  recall(): void {
    this.#hasAppeared = true;
    this.#hasLeft = false;
    this.#restore();
    this.steps.begin();
  }

  /** The member opens another page: its toasts say what became of a running request. */
  leave(): void {
    this.#hasLeft = true;
  }

  change(part: Partial<Texts>): void {
    this.texts = { ...this.texts, ...part };
    this.#requests.clearRefused();
    this.#submission.draftOf(this.known).keep(this.texts);
    this.drafted = true;
  }

  /** Shows the contribution as it was saved. */
  discardEdits(): void {
    if (!this.known) return;
    this.#submission.draftOf(this.known).forget();
    this.#begin(this.#form.textsOf(this.known, this.choices));
  }

  typeCompany(companyName: string): Promise<void> {
    this.change({ companyName } as Partial<Texts>);
    return this.#lookup.look(companyName);
  }

  /** Opens the next step; returns false when a required part of this one is missing. */
  proceed(): boolean {
    const { current } = this.steps;
    this.steps.try(current);
    const sound = !this.steps.hasProblem(current, this.problems);
    if (sound) this.steps.goTo(current + 1);
    return sound;
  }

  /** Returns false when a required part is missing or the server refused a field. */
  async send(): Promise<boolean> {
    this.steps.tryAll();
    const { contribution } = this.#form.read(this.texts, this.choices);
    if (!contribution) {
      this.steps.goToProblem(this.problems);
      return false;
    }
    if (this.busy) return true;
    const outcome = this.#submission.submit(contribution, this.known);
    if (outcome.kind === 'blocked') this.#feedback.askToLogIn(outcome.loginPrompt, this.#form.context);
    else if (await this.#deliver(outcome.saved)) return true;
    return Object.keys(this.#requests.refused).length === 0;
  }

  /** Returns whether it was deleted, and the form still shows it. */
  async remove(): Promise<boolean> {
    const { known } = this;
    if (!known || this.busy) return false;
    const removed = this.#submission.takeBack(known).then(() => true);
    const { result: done = false, isLate } = await this.#requests.run(this.#sentForm(), removed);
    if (done) this.#feedback.removed(this.#form.removed);
    return done && !isLate;
  }

  again(): void {
    this.#requests.beginAnother();
    this.#begin(this.#form.empty);
    this.known = undefined;
    this.#linked = {};
    this.#restore();
  }

  #sentForm() {
    const { known } = this;
    const company = this.texts.companyName.trim();
    const isShown = () =>
      !this.#hasLeft && this.known?.id === known?.id && this.texts.companyName.trim() === company;
    return { company, draft: this.#submission.draftOf(known).stored, isShown };
  }

  /** Returns whether the member has begun another contribution meanwhile: its form and its draft stay. */
  async #deliver(saved: Promise<Stored>): Promise<boolean> {
    const { known, texts } = this;
    const sent = this.#sentForm();
    const { result, isLate } = await this.#requests.run(sent, saved);
    const isReplaced = isLate && this.#submission.draftOf(known).stored !== sent.draft;
    if (result && !isReplaced) this.#submission.forgetDraft(known);
    if (result && isLate) this.#feedback.thank(this.#form.thanksText(result));
    else if (result) this.#requests.thank(result);
    else if (isReplaced && !known) this.#submission.setAside(texts);
    return isLate;
  }

  #restore(isTyped = false): boolean {
    const saved = this.#submission.draftOf(this.known);
    const draft = this.thanked ? undefined : saved.read();
    if (!draft || this.#requests.isSending(saved.stored)) return false;
    this.texts = isTyped ? draft : { ...draft, ...this.#linked };
    this.prefilled = false;
    this.drafted = isTyped || this.known !== undefined;
    return true;
  }

  #begin(texts: Texts): void {
    this.texts = texts;
    this.#requests.forget();
    this.prefilled = false;
    this.drafted = false;
    this.steps.begin();
    this.#lookup.forget();
  }
}
