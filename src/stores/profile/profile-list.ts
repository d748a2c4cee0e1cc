import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type { EntryDrafts } from '../../core/profile/entry-drafts';
import { type ExperienceProblem, hasProblems } from '../../core/profile/experience-form';
import { profileProblems } from '../../core/profile/problem-text';
import { profileText as text } from '../../core/profile/text';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { hasSameValues } from '../../core/shared/has-same-values';
import { reinsert } from '../../core/shared/reinsert';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import { problemMessage } from '../../core/shell/problem-message';
import type { ToastStore } from '../shared/toast-store';

interface Known {
  readonly id: string;
}

interface ProfileListPort<Item extends Known, Choice extends object> {
  readonly list: (call?: Call) => Promise<readonly Item[]>;
  readonly add: (choice: Choice & { readonly key: string }) => Promise<Known>;
  readonly change: (choice: Choice & Known) => Promise<unknown>;
  readonly remove: (input: Known) => Promise<void>;
  /** The editable part of an entry. */
  readonly choiceOf: (known: Item) => Choice;
  /** The initial form; the day is an ISO date such as 2026-11-20. */
  readonly empty: (today: string) => Choice;
  /** The name of unsent forms on the device, and the fields that each of them has. */
  readonly drafted: { readonly name: string; readonly fields: Partial<Choice> };
  readonly problems: (choice: Choice, today: string) => Problems<Choice>;
  /** The message after an entry was deleted. */
  readonly removed: string;
}

type Problems<Choice> = Partial<Record<keyof Choice, ExperienceProblem>>;

interface Draft<Choice> {
  /** Undefined for a new entry. */
  readonly id: string | undefined;
  /** Idempotency key: a draft that is sent several times is added once. */
  readonly key: string;
  readonly choice: Choice;
  /** Whether the form was opened with unsent changes. */
  readonly kept: boolean;
}

export class ProfileList<Item extends Known, Choice extends object> {
  items: readonly Item[] = [];
  draft: Draft<Choice> | undefined = undefined;
  problems: Problems<Choice> = {};
  busy = false;
  #offered: string | undefined;
  /** The keys of unsent entries by their ids; closing the form does not change them. */
  readonly #keys = new Map<string | undefined, string>();
  readonly #port: ProfileListPort<Item, Choice>;
  readonly #drafts: EntryDrafts;
  readonly #toasts: ToastStore;

  constructor(port: ProfileListPort<Item, Choice>, drafts: EntryDrafts, toasts: ToastStore) {
    this.#port = port;
    this.#drafts = drafts;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { items: observableRef, draft: observableRef, problems: observableRef },
      { autoBind: true },
    );
  }

  async open(call?: Call): Promise<void> {
    const items = await this.#port.list(call);
    runInAction(() => {
      this.items = items;
    });
  }

  /** An ISO date such as 2026-11-20. */
  get today(): string {
    return this.#drafts.today;
  }

  begin(known?: Item): void {
    this.#openForm(known?.id);
  }

  /** With the unsent changes, if there are any. */
  #openForm(id: string | undefined): void {
    const saved = this.#saved(id);
    const choice = this.#typed(id) ?? saved;
    const key = this.#keys.get(id) ?? this.#drafts.newKey();
    this.#keys.set(id, key);
    this.draft = { id, key, choice, kept: !hasSameValues(choice, saved) };
    this.problems = {};
  }

  #saved(id: string | undefined): Choice {
    const known = this.items.find((item) => item.id === id);
    return known ? this.#port.choiceOf(known) : this.#port.empty(this.today);
  }

  #typed(id: string | undefined): Choice | undefined {
    const unsent = this.#unsent(id).read();
    return unsent && { ...this.#port.empty(this.today), ...unsent };
  }

  change(part: Partial<Choice>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, choice: { ...this.draft.choice, ...part } };
    this.#unsent(this.draft.id).keep(this.draft.choice);
    this.problems = {};
  }

  /** Keeps unsent changes until they are saved or discarded. */
  close(): void {
    this.draft = undefined;
  }

  /** Restores the saved values in the open form. */
  discard(): void {
    if (!this.draft) return;
    this.#forget(this.draft.id);
    this.#openForm(this.draft.id);
  }

  #forget(id: string | undefined): void {
    this.#unsent(id).forget();
    this.#keys.delete(id);
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft || this.busy) return;
    this.problems = this.#port.problems(draft.choice, this.today);
    if (hasProblems(this.problems)) return;
    const { id, key, choice } = draft;
    let saved = id;
    let done = false;
    try {
      done = await this.#work(async () => {
        if (id === undefined) saved = (await this.#port.add({ ...choice, key })).id;
        else await this.#port.change({ ...choice, id });
        await this.open();
      });
    } finally {
      this.#settle(draft, done ? saved : undefined);
    }
  }

  /** Leaves a newer draft open; reopens a closed draft if its save failed, unless it was discarded. */
  #settle(sent: Draft<Choice>, id: string | undefined): void {
    runInAction(() => {
      if (this.#keys.get(sent.id) !== sent.key) return;
      if (id === undefined) {
        if (!this.draft) this.#openForm(sent.id);
        return;
      }
      const typed = this.#typed(sent.id);
      this.#forget(sent.id);
      const open = this.draft?.key === sent.key ? this.draft : undefined;
      if (open) this.draft = undefined;
      if (typed && !hasSameValues(typed, sent.choice)) this.#continue(id, typed, open);
    });
  }

  /** Text typed while the entry was being saved stays, as a change of it. */
  #continue(id: string, choice: Choice, open: Draft<Choice> | undefined): void {
    this.#unsent(id).keep(choice);
    if (!open) return;
    this.#openForm(id);
    this.draft = this.draft && { ...this.draft, kept: open.kept };
  }

  #unsent(id: string | undefined): FormDraft<Partial<Choice>> {
    const { name, fields } = this.#port.drafted;
    return this.#drafts.unsent(name, fields, id);
  }

  /** Removed at once; restored if the request fails or the user presses Undo. */
  async remove(id: string): Promise<void> {
    const before = this.items;
    this.items = before.filter((item) => item.id !== id);
    const done = await this.#work(() => this.#port.remove({ id }));
    const gone = before.find((item) => item.id === id);
    if (done) this.#forget(id);
    if (done && gone) this.#offerBack({ ...this.#port.choiceOf(gone), key: this.#drafts.newKey() });
    if (!done)
      runInAction(() => {
        this.items = reinsert(this.items, before, id);
      });
  }

  /** Offers Undo only for the last deleted entry, because equal messages would be merged; again if it failed. */
  #offerBack(choice: Choice & { readonly key: string }): void {
    const add = async () => {
      await this.#port.add(choice);
      await this.open();
    };
    const undo = async () => {
      if (!(await this.#work(add))) this.#offerBack(choice);
    };
    if (this.#offered) this.#toasts.remove(this.#offered);
    this.#offered = this.#toasts.show({
      type: 'info',
      text1: this.#port.removed,
      props: { linkText: text.undo, onLinkClick: () => void undo() },
    });
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, problemMessage(error, profileProblems, offlineMessageOr(error, text.failed)));
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
