import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type {
  BasicDetails,
  BasicDetailsChoice,
  BasicDetailsPort,
} from '../../core/profile/basic-details-port';
import { profileText as text } from '../../core/profile/text';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { hasSameValues } from '../../core/shared/has-same-values';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

export type DetailsProblems = Partial<Record<keyof BasicDetailsChoice, string>>;

export class DetailsStore {
  details: BasicDetails | undefined = undefined;
  /** Undefined while the form is closed. */
  draft: BasicDetailsChoice | undefined = undefined;
  /** Whether the form was opened with unsent changes. */
  kept = false;
  problems: DetailsProblems = {};
  busy = false;
  readonly #port: BasicDetailsPort;
  readonly #toasts: ToastStore;
  readonly #unsent: FormDraft<BasicDetailsChoice>;

  constructor(port: BasicDetailsPort, toasts: ToastStore, unsent: FormDraft<BasicDetailsChoice>) {
    this.#port = port;
    this.#toasts = toasts;
    this.#unsent = unsent;
    makeAutoObservable(
      this,
      { details: observableRef, draft: observableRef, problems: observableRef },
      { autoBind: true },
    );
  }

  async open(call?: Call): Promise<void> {
    const details = await this.#port.readBasicDetails(undefined, call);
    runInAction(() => {
      this.details = details;
    });
  }

  begin(): void {
    if (!this.details) return;
    this.draft = choiceOf(this.#unsent.read() ?? this.details);
    this.kept = !hasSameValues(this.draft, choiceOf(this.details));
    this.problems = {};
  }

  change(part: Partial<BasicDetailsChoice>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...part };
    this.#unsent.keep(this.draft);
    this.problems = {};
  }

  /** Keeps unsent changes until they are saved or discarded. */
  close(): void {
    this.draft = undefined;
  }

  /** Restores the saved values in the open form. */
  discard(): void {
    this.#unsent.forget();
    this.begin();
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft || this.busy) return;
    if (draft.name.trim() === '') {
      this.problems = { name: text.problems.required };
      return;
    }
    let saved = false;
    try {
      saved = await this.#work(async () => this.#show(await this.#port.saveBasicDetails(draft)));
    } finally {
      this.#settle(draft, saved);
    }
  }

  /** Leaves a newer draft open; reopens a closed draft if its save failed, unless it was discarded. */
  #settle(sent: BasicDetailsChoice, saved: boolean): void {
    runInAction(() => {
      const unsent = this.#unsent.read();
      if (saved) {
        if (unsent && hasSameValues(choiceOf(unsent), sent)) this.#unsent.forget();
        if (this.draft && hasSameValues(this.draft, sent)) this.draft = undefined;
      } else if (unsent && !this.draft) this.begin();
    });
  }

  /** Resolves to true when the photo is saved. */
  savePhoto(image: string): Promise<boolean> {
    return this.#work(async () => this.#show(await this.#port.saveProfilePhoto({ image })));
  }

  removePhoto(): Promise<boolean> {
    return this.#work(async () => {
      await this.#port.removeProfilePhoto();
      if (this.details) this.#show({ ...this.details, photoUrl: undefined });
    });
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
      else this.#explain(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #explain(failure: Failure): void {
    const { code } = failure;
    if (code === 'NOT_LISTED')
      runInAction(() => {
        this.problems = { location: text.details.notListed };
      });
    else
      this.#toasts.show({
        type: 'failure',
        text1: code === 'NOT_A_PICTURE' ? text.photo.unreadable : offlineMessageOr(failure, text.failed),
      });
  }

  #show(details: BasicDetails): void {
    runInAction(() => {
      this.details = details;
    });
  }
}

const choiceOf = ({ name, location, experienceYears }: BasicDetailsChoice): BasicDetailsChoice => ({
  name,
  location,
  experienceYears,
});
