import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../core/shared/call';
import { Failure, type FailureKind } from '../../core/shared/failure';

export type ProfilePartId = 'details' | 'work' | 'education' | 'contributions';

type OpenPart = (call?: Call) => Promise<void>;
type OpenParts = Readonly<Record<ProfilePartId, OpenPart>>;

/** Failures that concern the whole page. */
const OF_THE_PAGE: readonly FailureKind[] = ['unauthorised', 'cancelled'];

/** The cards of the profile that failed to load, while others did, and those with content, which a failed reload keeps. */
export class ProfilePartsStore {
  failed: readonly ProfilePartId[] = [];
  loaded: readonly ProfilePartId[] = [];
  retrying: readonly ProfilePartId[] = [];
  #parts: OpenParts | undefined;

  constructor() {
    makeAutoObservable(
      this,
      { failed: observableRef, loaded: observableRef, retrying: observableRef },
      { autoBind: true },
    );
  }

  /** Fails only if no part could be loaded, or if the failure concerns the whole page. */
  async open(parts: OpenParts, call: Call): Promise<void> {
    const ids = Object.keys(parts) as ProfilePartId[];
    const failures = await Promise.all(ids.map((id) => failureOf(parts[id], call)));
    const ofPage = failures.find((failure) => failure && OF_THE_PAGE.includes(failure.kind));
    const failure = ofPage ?? (failures.includes(undefined) ? undefined : failures[0]);
    if (failure) throw failure;
    runInAction(() => {
      this.#parts = parts;
      this.failed = ids.filter((_, index) => failures[index] !== undefined);
      this.loaded = ids.filter((id) => this.loaded.includes(id) || !this.failed.includes(id));
    });
  }

  async retry(id: ProfilePartId): Promise<void> {
    const part = this.#parts?.[id];
    if (!part || this.retrying.includes(id)) return;
    this.retrying = [...this.retrying, id];
    const failure = await failureOf(part);
    runInAction(() => {
      this.retrying = without(this.retrying, id);
      if (failure) return;
      this.failed = without(this.failed, id);
      this.loaded = [...without(this.loaded, id), id];
    });
  }
}

async function failureOf(open: OpenPart, call?: Call): Promise<Failure | undefined> {
  try {
    await open(call);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const without = (ids: readonly ProfilePartId[], id: ProfilePartId): readonly ProfilePartId[] =>
  ids.filter((item) => item !== id);
