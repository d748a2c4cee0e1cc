import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DesignationSalaries, SalariesPort, SalaryNarrowing } from '../../core/salaries/salaries-port';
import type { Call } from '../../core/shared/call';

export class DesignationSalariesStore {
  wish: SalaryNarrowing = {};
  salaries: DesignationSalaries | undefined;
  readonly #port: SalariesPort;

  constructor(port: SalariesPort) {
    this.#port = port;
    makeAutoObservable(this, { wish: observableRef, salaries: observableRef }, { autoBind: true });
  }

  async open(designation: string, { placeId, experience }: SalaryNarrowing, call?: Call): Promise<void> {
    const salaries = await this.#port.readDesignationSalaries({ designation, placeId, experience }, call);
    runInAction(() => {
      this.wish = { placeId, experience };
      this.salaries = salaries;
    });
  }
}
