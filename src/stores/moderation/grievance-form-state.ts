import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refusedParts } from '../../core/contributions/refused-parts';
import { type GrievanceDraft, NOT_SENT } from '../../core/moderation/grievance-draft';
import {
  type GrievanceField,
  type GrievanceProblems,
  type GrievanceTexts,
  NO_GRIEVANCE,
  readGrievance,
} from '../../core/moderation/grievance-form';
import type { GrievancesPort, Ticket } from '../../core/moderation/grievances-port';
import { grievanceText as text } from '../../core/moderation/grievances-text';
import { Failure } from '../../core/shared/failure';
import type { Random } from '../../core/shared/random';
import type { ToastStore } from '../shared/toast-store';

/** The fields that can show an error. */
const FIELDS: readonly GrievanceField[] = ['about', 'text', 'email'];

/** The grievance form. The device stores the text of a member only, encrypted: others could read a visitor's. */
export class GrievanceFormState {
  texts: GrievanceTexts = NO_GRIEVANCE;
  problems: GrievanceProblems = {};
  filed: Ticket | undefined = undefined;
  failure: Failure | undefined = undefined;
  busy = false;
  #origin = '';
  /** Problems are shown from the first attempt on. */
  #tried = false;
  #refused: GrievanceProblems = {};
  #hasLeft = false;
  /** The same text reuses its key, also after a reload, so a retry after a lost response files it once. */
  #sent = NOT_SENT;
  readonly #port: GrievancesPort;
  readonly #random: Random;
  readonly #draft: GrievanceDraft;
  readonly #toasts: ToastStore;

  constructor(port: GrievancesPort, random: Random, draft: GrievanceDraft, toasts: ToastStore) {
    this.#port = port;
    this.#random = random;
    this.#draft = draft;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { texts: observableRef, problems: observableRef, filed: observableRef },
      { autoBind: true },
    );
  }

  /** Restores what the member left unsent, unless the form was filled in meanwhile. */
  recall(): void {
    this.#hasLeft = false;
    const unsent = this.#draft.read();
    if (!unsent || this.texts !== NO_GRIEVANCE) return;
    const { sent, ...texts } = unsent;
    this.texts = texts;
    this.#sent = sent;
  }

  /** The user opens another page: its toasts say what became of a running request. */
  leave(): void {
    this.#hasLeft = true;
  }

  change(part: Partial<GrievanceTexts>): void {
    this.texts = { ...this.texts, ...part };
    this.#draft.keep({ ...this.texts, sent: this.#sent });
    this.#refused = {};
    this.failure = undefined;
    this.#look();
  }

  async send(origin: string): Promise<boolean> {
    this.#origin = origin;
    this.#tried = true;
    this.#look();
    const { input } = readGrievance(this.texts, origin);
    if (!input) return false;
    if (this.busy) return true;
    this.busy = true;
    this.failure = undefined;
    const message = JSON.stringify(input);
    if (this.#sent.message !== message) this.#sent = { message, key: this.#random.id() };
    this.#draft.keep({ ...this.texts, sent: this.#sent });
    try {
      const filed = await this.#port.fileGrievance({ ...input, key: this.#sent.key });
      this.#draft.forget();
      this.#sent = NOT_SENT;
      this.#confirm(filed);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#explain(error);
      if (this.#hasLeft) this.#toasts.fail(error, text.notSent);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
    return Object.keys(this.problems).length === 0;
  }

  /** Starts another grievance with the same email address. */
  again(): void {
    this.change({ ...NO_GRIEVANCE, kind: this.texts.kind, email: this.texts.email });
    this.filed = undefined;
    this.#tried = false;
    this.problems = {};
  }

  #confirm(filed: Ticket): void {
    runInAction(() => {
      this.filed = filed;
    });
    const text2 = `${text.look.number}: ${filed.number}`;
    if (this.#hasLeft) this.#toasts.show({ type: 'info', text1: text.filed.title, text2 });
  }

  #explain(failure: Failure): void {
    runInAction(() => {
      const refused = refusedParts(failure, ['EMPTY', 'NOT_OURS', 'NO_ADDRESS'], 'NOT_TAKEN');
      const shown = FIELDS.some((field) => field in refused);
      this.#refused = shown ? refused : {};
      this.#look();
      this.failure = shown ? undefined : failure;
    });
  }

  #look(): void {
    if (this.#tried)
      this.problems = { ...this.#refused, ...readGrievance(this.texts, this.#origin).problems };
  }
}
