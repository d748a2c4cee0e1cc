import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  AliasChoice,
  AliasSuggestions,
  AnonymousProfilePort,
} from '../../core/onboarding/anonymous-profile-port';
import { profileSaved } from '../../core/onboarding/answers';
import { stepFailure } from '../../core/onboarding/step-failure';
import { onboardingText } from '../../core/onboarding/text';
import { type NameProblem, nameProblem } from '../../core/onboarding/user-name';
import { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';
import type { Storage } from '../../core/shared/storage';
import type { ToastStore } from '../shared/toast-store';
import type { OnboardingStore } from './onboarding-store';

const DRAFT = 'faceDraft:v1';

const EMPTY: AliasChoice = { userName: '', avatarUrl: '', avatarColor: '' };

export class OnboardingAliasStore {
  suggestions: Loadable<AliasSuggestions> = { state: 'IDLE' };
  choice: AliasChoice = EMPTY;
  problem: NameProblem | undefined = undefined;
  busy = false;
  readonly #aliases: AnonymousProfilePort;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;

  readonly #memory: Storage;

  constructor(
    aliases: AnonymousProfilePort,
    onboarding: OnboardingStore,
    toasts: ToastStore,
    memory: Storage,
  ) {
    this.#aliases = aliases;
    this.#onboarding = onboarding;
    this.#toasts = toasts;
    this.#memory = memory;
    makeAutoObservable(this, { suggestions: observableRef, choice: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.suggestions.state === 'SUCCESS') return;
    this.suggestions = { state: 'LOADING' };
    try {
      const [saved, suggestions] = await Promise.all([
        this.#aliases.readAnonymousProfile(),
        this.#aliases.suggestAliases(),
      ]);
      runInAction(() => {
        const started = this.#started() ?? saved;
        const own = started.avatarUrl ? [{ url: started.avatarUrl, color: started.avatarColor }] : [];
        const avatars = [...own, ...suggestions.avatars];
        this.suggestions = { state: 'SUCCESS', value: { ...suggestions, avatars } };
        // The user pressed Continue before a name was suggested.
        this.problem = undefined;
        this.choice = {
          userName: started.userName || (suggestions.userNames[0] ?? ''),
          avatarUrl: avatars[0]?.url ?? '',
          avatarColor: avatars[0]?.color ?? '',
        };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.suggestions = { state: 'FAILURE', failure: error };
      });
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
    }
  }

  change(part: Partial<AliasChoice>): void {
    this.choice = { ...this.choice, ...part };
    if ('userName' in part) this.problem = undefined;
    this.#memory.write(DRAFT, JSON.stringify(this.choice));
  }

  async save(): Promise<void> {
    if (this.busy) return;
    const { userName, avatarUrl, avatarColor } = this.choice;
    this.problem = nameProblem(userName, []);
    if (this.problem) return;
    this.busy = true;
    try {
      await this.#aliases.saveAnonymousProfile({ userName, avatarUrl, avatarColor });
      await this.#onboarding.refresh();
      this.#memory.remove(DRAFT);
      this.#onboarding.apply(profileSaved);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
      else this.#explain(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Input typed before the suggestions arrived, else the saved draft. */
  #started(): AliasChoice | undefined {
    if (this.choice.userName !== '') return this.choice;
    try {
      const draft: unknown = JSON.parse(this.#memory.read(DRAFT) ?? '');
      const { userName, avatarUrl, avatarColor } = Object(draft) as Partial<AliasChoice>;
      const isWhole = [userName, avatarUrl, avatarColor].every((part) => typeof part === 'string');
      return isWhole ? ({ userName, avatarUrl, avatarColor } as AliasChoice) : undefined;
    } catch {
      return undefined;
    }
  }

  #explain(failure: Failure): void {
    const problem = Object.keys(onboardingText.alias.problems).find((item) => item === failure.code);
    if (!problem) this.#toasts.show(stepFailure(failure));
    runInAction(() => {
      this.problem = problem as NameProblem | undefined;
    });
  }
}
