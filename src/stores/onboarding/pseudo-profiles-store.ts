import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import type { Profile } from '../../core/login/profile-port';
import type { PseudoProfiles, PseudoProfilesPort } from '../../core/onboarding/pseudo-profiles-port';
import type { ProfileType } from '../../core/posts/post';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { LatestWins } from '../../core/shared/latest-wins';
import { type Loadable, loaded } from '../../core/shared/loadable';

export class PseudoProfilesStore {
  loading: Loadable<PseudoProfiles> = { state: 'IDLE' };
  #reader: Profile | undefined;
  #saved: PseudoProfiles | undefined;
  readonly #connection = new LatestWins<PseudoProfiles>();
  readonly #port: PseudoProfilesPort;
  readonly #current: CurrentSession;

  constructor(port: PseudoProfilesPort, current: CurrentSession) {
    this.#port = port;
    this.#current = current;
    makeAutoObservable(this, { loading: observableRef }, { autoBind: true });
  }

  get profiles(): PseudoProfiles | undefined {
    return loaded(this.loading);
  }

  get alias() {
    return this.profiles?.available.find(({ type }) => type === this.profiles?.selected)?.alias;
  }

  /**
   * Visitors have no aliases; a failed request hides the card. A re-read profile may have a new job: the aliases are
   * requested again, and the old aliases stay visible meanwhile.
   */
  async open(call?: Call): Promise<void> {
    const reader = this.#current.session.profile;
    const known = this.#reader;
    if (reader === known && this.profiles) return;
    this.#reader = reader;
    if (reader?.userName !== known?.userName || !this.profiles)
      this.#set({ state: reader ? 'LOADING' : 'IDLE' });
    if (!reader) return;
    try {
      const before = this.profiles?.selected;
      const saved = await this.#port.listPseudoProfiles(undefined, call);
      const shown = this.profiles;
      // The service may have answered before an alias that was selected meanwhile.
      const isOlder = shown !== undefined && shown.selected !== before;
      this.#saved = isOlder && this.#saved ? { ...saved, selected: this.#saved.selected } : saved;
      this.#selectShown(isOlder ? { ...saved, selected: shown.selected } : saved);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error });
    }
  }

  /** Selects the alias at once; if it cannot be saved, reverts it and reports the failure. */
  async choose(selected: ProfileType): Promise<void> {
    const before = this.profiles;
    if (!before || before.selected === selected) return;
    this.#selectShown({ ...before, selected });
    try {
      const { last, response } = await this.#connection.run('alias', () =>
        this.#port.selectPseudoProfile({ selected }),
      );
      if (response) this.#saved = response;
      if (last) this.#selectShown(this.#saved);
    } catch (error) {
      this.#selectShown(this.#saved);
      throw error;
    }
  }

  #selectShown(value: PseudoProfiles | undefined): void {
    if (value) this.#set({ state: 'SUCCESS', value });
  }

  #set(loading: Loadable<PseudoProfiles>): void {
    runInAction(() => {
      this.loading = loading;
    });
  }
}
