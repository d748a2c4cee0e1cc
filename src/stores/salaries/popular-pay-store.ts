import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FairPayPort, PopularPay } from '../../core/salaries/fair-pay-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';

const SHOWN = 12;

export class PopularPayStore {
  profiles: Loadable<readonly PopularPay[]> = { state: 'IDLE' };
  readonly #port: FairPayPort;

  constructor(port: FairPayPort) {
    this.#port = port;
    makeAutoObservable(this, { profiles: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    if (this.profiles.state === 'SUCCESS') return;
    this.#set({ state: 'LOADING' });
    try {
      this.#set({ state: 'SUCCESS', value: await this.#port.listPopularPay({ limit: SHOWN }, call) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error });
    }
  }

  #set(profiles: Loadable<readonly PopularPay[]>): void {
    runInAction(() => {
      this.profiles = profiles;
    });
  }
}
