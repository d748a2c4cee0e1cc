import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  AnonymousProfilePort,
  FaceChoice,
  FaceSuggestions,
} from '../core/onboarding/anonymous-profile-port';
import { profileSaved } from '../core/onboarding/answers';
import { type NameProblem, nameProblem } from '../core/onboarding/user-name';
import { onboardingWords } from '../core/onboarding/words';
import { Failure } from '../core/shared/failure';
import type { Loadable } from '../core/shared/loadable';
import type { OnboardingStore } from './onboarding-store';
import type { ToastStore } from './toast-store';

const EMPTY: FaceChoice = { userName: '', avatarUrl: '', avatarColor: '' };

/** The face somebody is about to write under. */
export class OnboardingFaceStore {
  suggestions: Loadable<FaceSuggestions> = { state: 'IDLE' };
  choice: FaceChoice = EMPTY;
  problem: NameProblem | undefined = undefined;
  busy = false;
  readonly #faces: AnonymousProfilePort;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;

  constructor(faces: AnonymousProfilePort, onboarding: OnboardingStore, toasts: ToastStore) {
    this.#faces = faces;
    this.#onboarding = onboarding;
    this.#toasts = toasts;
    makeAutoObservable(this, { suggestions: observableRef, choice: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.suggestions.state === 'SUCCESS') return;
    this.suggestions = { state: 'LOADING' };
    try {
      const [kept, suggestions] = await Promise.all([
        this.#faces.readAnonymousProfile(),
        this.#faces.suggestFaces(),
      ]);
      runInAction(() => {
        const [first] = suggestions.avatars;
        const own = kept.avatarUrl ? [{ url: kept.avatarUrl, color: kept.avatarColor }] : [];
        this.suggestions = {
          state: 'SUCCESS',
          value: { ...suggestions, avatars: [...own, ...suggestions.avatars] },
        };
        this.choice = kept.userName
          ? kept
          : {
              userName: suggestions.userNames[0] ?? '',
              avatarUrl: first?.url ?? '',
              avatarColor: first?.color ?? '',
            };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.suggestions = { state: 'FAILURE', failure: error };
      });
    }
  }

  change(part: Partial<FaceChoice>): void {
    this.choice = { ...this.choice, ...part };
    if ('userName' in part) this.problem = undefined;
  }

  async save(): Promise<void> {
    if (this.busy) return;
    const { userName, avatarUrl, avatarColor } = this.choice;
    this.problem = nameProblem(userName, []);
    if (this.problem) return;
    this.busy = true;
    try {
      await this.#faces.saveAnonymousProfile({ userName, avatarUrl, avatarColor });
      await this.#onboarding.refresh();
      this.#onboarding.apply(profileSaved);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#explain(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #explain({ code }: Failure): void {
    const problem = Object.keys(onboardingWords.face.problems).find((one) => one === code);
    if (!problem) this.#toasts.show({ type: 'failure', text1: onboardingWords.failed });
    runInAction(() => {
      this.problem = problem as NameProblem | undefined;
    });
  }
}
