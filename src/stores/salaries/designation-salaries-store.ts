import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DesignationSalaries, SalariesPort } from '../../core/salaries/salaries-port';
import type { SalaryView } from '../../core/salaries/salary-query';
import type { Call } from '../../core/shared/call';

export class DesignationSalariesStore {
  query: SalaryView = {};
  salaries: DesignationSalaries | undefined;
  readonly #port: SalariesPort;

  constructor(port: SalariesPort) {
    this.#port = port;
    makeAutoObservable(this, { query: observableRef, salaries: observableRef }, { autoBind: true });
  }

  async open(designation: string, { placeId, experience, years }: SalaryView, call?: Call): Promise<void> {
    const salaries = await this.#port.readDesignationSalaries({ designation, placeId, experience }, call);
    runInAction(() => {
      this.query = { placeId, experience, years };
      this.salaries = salaries;
    });
  }
}
