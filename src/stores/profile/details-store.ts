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
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

export type DetailsProblems = Partial<Record<keyof BasicDetailsChoice, string>>;

export class DetailsStore {
  details: BasicDetails | undefined = undefined;
  /** Undefined while the form is closed. */
  draft: BasicDetailsChoice | undefined = undefined;
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
    const { name, location, experienceYears } = this.#unsent.read() ?? this.details;
    this.draft = { name, location, experienceYears };
    this.problems = {};
  }

  change(part: Partial<BasicDetailsChoice>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...part };
    this.#unsent.keep(this.draft);
    this.problems = {};
  }

  cancel(): void {
    this.#unsent.forget();
    this.draft = undefined;
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

  /** Leaves a newer draft open; reopens a closed draft if its save failed. */
  #settle(sent: BasicDetailsChoice, saved: boolean): void {
    runInAction(() => {
      if (!saved) this.draft ??= sent;
      else if (this.draft && isSame(this.draft, sent)) this.cancel();
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

const isSame = (choice: BasicDetailsChoice, other: BasicDetailsChoice): boolean =>
  (['name', 'location', 'experienceYears'] as const).every((part) => choice[part] === other[part]);
