import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DesignationSalaries, SalariesPort, SalaryNarrowing } from '../../core/salaries/salaries-port';
import type { Call } from '../../core/shared/call';

export class DesignationSalariesStore {
  query: SalaryNarrowing = {};
  salaries: DesignationSalaries | undefined;
  readonly #port: SalariesPort;

  constructor(port: SalariesPort) {
    this.#port = port;
    makeAutoObservable(this, { query: observableRef, salaries: observableRef }, { autoBind: true });
  }

  async open(designation: string, { placeId, experience }: SalaryNarrowing, call?: Call): Promise<void> {
    const salaries = await this.#port.readDesignationSalaries({ designation, placeId, experience }, call);
    runInAction(() => {
      this.query = { placeId, experience };
      this.salaries = salaries;
    });
  }
}
