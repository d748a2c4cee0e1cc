import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { leave } from '../../core/onboarding/answers';
import type { Career } from '../../core/onboarding/career-status';
import type { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { closedFlow, type Flow, goLeft, goRight } from '../../core/onboarding/flow';
import {
  ACTION_MODAL_AFTER,
  type ActionModal,
  actionModalOf,
  FOLLOW_UP_AFTER,
  hasFollowUp,
} from '../../core/onboarding/follow-up-action';
import { isComplete } from '../../core/onboarding/is-complete';
import {
  openEdit,
  openFlow,
  openInitial,
  resume,
  type SavedState,
  savedStateOf,
  withProfileStatus,
} from '../../core/onboarding/open-flow';
import { isAliasComplete, type ProfileStatus } from '../../core/onboarding/profile-status';
import type { SetUp } from '../../core/onboarding/set-up';
import { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';
import type { SessionStore } from '../login/session-store';

const SAVED = 'onboarding:v1';

function opened(flow: Flow, setUp: SetUp): Flow {
  if (setUp === 'initial') return openInitial(flow);
  return 'edit' in setUp ? openEdit(flow, setUp.edit) : openFlow(flow, setUp);
}

export class OnboardingStore {
  flow: Flow = closedFlow();
  career: Loadable<Career> = { state: 'IDLE' };
  actionModal: ActionModal | undefined = undefined;
  followUpDue = false;
  #calledOff: (() => void) | undefined;
  #setUp: SetUp = 'initial';
  readonly #session: SessionStore;
  readonly #careers: CareerStatusPort;
  readonly #timers: Timers;
  readonly #memory: Storage;

  constructor(session: SessionStore, careers: CareerStatusPort, timers: Timers, memory: Storage) {
    this.#session = session;
    this.#careers = careers;
    this.#timers = timers;
    this.#memory = memory;
    makeAutoObservable(this, { flow: observableRef, career: observableRef }, { autoBind: true });
  }

  /** Starts from the user's state; returns to the saved position if there is any. */
  async open(setUp: SetUp): Promise<void> {
    this.#setUp = setUp;
    this.actionModal = undefined;
    this.career = { state: 'LOADING' };
    try {
      const career = await this.#careers.readCareerStatus();
      runInAction(() => {
        this.career = { state: 'SUCCESS', value: career };
        const fresh = withProfileStatus(this.flow, this.#profileStatus(career));
        this.#set(resume(opened(fresh, setUp), this.#saved()));
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.career = { state: 'FAILURE', failure: error };
      });
      if (error.kind === 'unauthorised') throw error;
    }
  }

  retry(): Promise<void> {
    return this.open(this.#setUp);
  }

  apply(change: (flow: Flow) => Flow): void {
    const before = this.flow;
    this.#set(change(before));
    if (hasFollowUp(before, this.flow)) this.#followUp();
  }

  right(): void {
    this.apply(goRight);
  }

  left(): void {
    this.apply(goLeft);
  }

  /** Shows what the user loses shortly after the dialog has closed. */
  leave(hasDraft = false): void {
    const before = this.flow;
    this.apply(leave);
    const modal = actionModalOf({ ...before, lastStepCompleted: this.flow.lastStepCompleted }, hasDraft);
    if (!modal) return;
    this.#timers.after(ACTION_MODAL_AFTER, () =>
      runInAction(() => {
        this.actionModal = modal;
      }),
    );
  }

  closeActionModal(): void {
    this.actionModal = undefined;
  }

  rememberCareer(career: Career): void {
    this.career = { state: 'SUCCESS', value: career };
  }

  /** The service grants roles, so the session is read again. */
  refresh(): Promise<void> {
    return this.#session.open();
  }

  /** Cancelled when the user contributes already, and on logout. */
  stopFollowUp(): void {
    this.#calledOff?.();
    this.followUpDue = false;
  }

  #followUp(): void {
    this.#calledOff = this.#timers.after(FOLLOW_UP_AFTER, () =>
      runInAction(() => {
        this.followUpDue = true;
      }),
    );
  }

  #set(flow: Flow): void {
    this.flow = flow;
    if (flow.lastStepCompleted) this.#memory.remove(SAVED);
    else if (flow.isOpen && !flow.editScreensMode)
      this.#memory.write(SAVED, JSON.stringify(savedStateOf(flow)));
  }

  #profileStatus({ status, verified }: Career): ProfileStatus {
    const { profile } = this.#session.session;
    return {
      isReader: profile?.isReader ?? false,
      isWriter: profile?.isWriter ?? false,
      careerType: status?.type,
      hasFilledCareerStatus: isComplete(status),
      hasFilledUserProfile: profile !== undefined && isAliasComplete(profile),
      verified,
    };
  }

  /** Data of any other format is ignored. */
  #saved(): SavedState | undefined {
    try {
      const saved: unknown = JSON.parse(this.#memory.read(SAVED) ?? '');
      return isSaved(saved) ? saved : undefined;
    } catch {
      return undefined;
    }
  }
}

const isSaved = (saved: unknown): saved is SavedState =>
  typeof saved === 'object' &&
  saved !== null &&
  'sequence' in saved &&
  Array.isArray(saved.sequence) &&
  'screen' in saved &&
  typeof saved.screen === 'string';
