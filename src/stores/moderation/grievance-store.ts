import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import { refusedParts } from '../../core/contributions/refused-parts';
import {
  type GrievanceField,
  type GrievanceProblems,
  type GrievanceTexts,
  NO_GRIEVANCE,
  readGrievance,
} from '../../core/moderation/grievance-form';
import type { GrievancesPort, Ticket } from '../../core/moderation/grievances-port';
import { Failure } from '../../core/shared/failure';
import type { Random } from '../../core/shared/random';

/** The fields that can show an error. */
const FIELDS: readonly GrievanceField[] = ['about', 'text', 'email'];

/** The grievance form. The device stores the text of a member only, encrypted: others could read a visitor's. */
export class GrievanceStore {
  texts: GrievanceTexts = NO_GRIEVANCE;
  problems: GrievanceProblems = {};
  filed: Ticket | undefined = undefined;
  failure: Failure | undefined = undefined;
  busy = false;
  #origin = '';
  /** Problems are shown from the first attempt on. */
  #tried = false;
  #refused: GrievanceProblems = {};
  /** The same text reuses its key, so that a retry after a lost response creates no second grievance. */
  #key: string | undefined;
  readonly #port: GrievancesPort;
  readonly #random: Random;
  readonly #draft: FormDraft<GrievanceTexts>;

  constructor(port: GrievancesPort, random: Random, draft: FormDraft<GrievanceTexts>) {
    this.#port = port;
    this.#random = random;
    this.#draft = draft;
    makeAutoObservable(
      this,
      { texts: observableRef, problems: observableRef, filed: observableRef },
      { autoBind: true },
    );
  }

  /** Restores what the member left unsent, unless the form was filled in meanwhile. */
  recall(): void {
    const texts = this.#draft.read();
    if (texts && this.texts === NO_GRIEVANCE) this.texts = texts;
  }

  change(part: Partial<GrievanceTexts>): void {
    this.texts = { ...this.texts, ...part };
    this.#draft.keep(this.texts);
    this.#refused = {};
    this.#key = undefined;
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
    this.#key ??= this.#random.id();
    try {
      const filed = await this.#port.fileGrievance({ ...input, key: this.#key });
      this.#draft.forget();
      runInAction(() => {
        this.filed = filed;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#explain(error);
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
