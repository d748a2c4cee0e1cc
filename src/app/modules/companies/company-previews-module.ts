import { ContainerModule } from 'inversify';
import { InterviewsPort } from '../../../core/interviews/interviews-port';
import { JobsPort } from '../../../core/jobs/jobs-port';
import { SalariesPort } from '../../../core/salaries/salaries-port';
import { CompanyPreviewsStore } from '../../../stores/companies/company-previews-store';

/** Previews of the other tabs on a company's first tab; the tabs' own modules bind the ports. */
export const companyPreviewsModule = new ContainerModule(({ bind }) => {
  bind(CompanyPreviewsStore).toResolvedValue(
    (salaries, interviews, jobs) => new CompanyPreviewsStore(salaries, interviews, jobs),
    [SalariesPort, InterviewsPort, JobsPort],
  );
});
