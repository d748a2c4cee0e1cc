import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanySalaries, SalariesPort, SalaryDetail } from '../../core/salaries/salaries-port';
import type { SalaryAddress } from '../../core/salaries/salary-query';
import type { Call } from '../../core/shared/call';

export class CompanySalariesStore {
  query: SalaryAddress = {};
  salaries: CompanySalaries | undefined;
  detail: SalaryDetail | undefined;
  readonly #port: SalariesPort;

  constructor(port: SalariesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, salaries: observableRef, detail: observableRef },
      { autoBind: true },
    );
  }

  async open(urlName: string, salaryAddress: SalaryAddress, call?: Call): Promise<void> {
    const { jobProfileId, placeId, experience, years: _, ...list } = salaryAddress;
    const [salaries, detail] = await Promise.all([
      this.#port.listCompanySalaries({ urlName, placeId, experience, ...list }, call),
      jobProfileId === undefined
        ? undefined
        : this.#port.readCompanySalary({ urlName, jobProfileId, placeId, experience }, call),
    ]);
    runInAction(() => {
      this.query = salaryAddress;
      this.salaries = salaries;
      this.detail = detail;
    });
  }
}
