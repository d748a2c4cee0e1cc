import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import type { Call } from '../shared/call';
import { Failure } from '../shared/failure';

interface Known {
  readonly id: string;
}

export interface SubmissionPort<Input extends object, Stored extends Known> {
  readonly add: (contribution: Input) => Promise<Stored>;
  readonly read: (input: Known, call?: Call) => Promise<Stored>;
  readonly change: (contribution: Input & Known) => Promise<Stored>;
  readonly remove: (input: Known) => Promise<void>;
}

export type Outcome<Stored> =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'sent'; readonly saved: Promise<Stored> };

interface Unsent<Texts> {
  readonly author: string | undefined;
  readonly texts: Texts;
}

/** Submits, changes and deletes a contribution. Members only; a visitor's draft waits for the login. */
export class SubmitContribution<Input extends object, Stored extends Known, Texts extends object> {
  readonly #port: SubmissionPort<Input, Stored>;
  readonly #form: DraftedForm<Texts>;
  readonly #forms: FormStorage;
  readonly #current: CurrentSession;
  #unsent: readonly Unsent<Texts>[] = [];

  constructor(
    port: SubmissionPort<Input, Stored>,
    form: DraftedForm<Texts>,
    forms: FormStorage,
    current: CurrentSession,
  ) {
    this.#port = port;
    this.#form = form;
    this.#forms = forms;
    this.#current = current;
  }

  /** The draft of a new contribution, or of the edits of an existing one. */
  draftOf(known: Known | undefined): FormDraft<Texts> {
    if (!known) return new FormDraft(this.#forms, this.#form);
    return new FormDraft(this.#forms.own, { ...this.#form, key: `${this.#form.key} ${known.id}` });
  }

  /** Undefined if it was deleted or belongs to another member. */
  async find(id: string, call?: Call): Promise<Stored | undefined> {
    if (requiredLoginPrompt(this.#current.session, 'member')) return undefined;
    try {
      return await this.#port.read({ id }, call);
    } catch (error) {
      if (error instanceof Failure && (error.kind === 'notFound' || error.kind === 'invalid'))
        return undefined;
      throw error;
    }
  }

  submit(contribution: Input, known: Stored | undefined): Outcome<Stored> {
    const loginPrompt = requiredLoginPrompt(this.#current.session, 'member');
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    return { kind: 'sent', saved: this.#save(contribution, known) };
  }

  async takeBack(known: Stored): Promise<void> {
    await this.#port.remove({ id: known.id });
    this.draftOf(known).forget();
  }

  forgetDraft(known: Known | undefined): void {
    this.draftOf(known).forget();
    this.#restoreUnsent();
  }

  /** For a failed contribution whose draft was replaced by a newer one; it is the draft again once that one is sent. */
  setAside(texts: Texts): void {
    this.#unsent = [...this.#unsent, { author: this.#author, texts }];
    this.#restoreUnsent();
  }

  get #author(): string | undefined {
    return this.#current.session.profile?.accountId;
  }

  #restoreUnsent(): void {
    const draft = this.draftOf(undefined);
    const unsent = this.#unsent.findLast(({ author }) => author === this.#author);
    if (!unsent || draft.stored !== undefined) return;
    this.#unsent = this.#unsent.filter((item) => item !== unsent);
    draft.keep(unsent.texts);
  }

  #save(contribution: Input, known: Stored | undefined): Promise<Stored> {
    return known ? this.#port.change({ ...contribution, id: known.id }) : this.#port.add(contribution);
  }
}
