import { ContainerModule } from 'inversify';
import { InterviewsPort } from '../../../core/interviews/interviews-port';
import { JobsPort } from '../../../core/jobs/jobs-port';
import { SalariesPort } from '../../../core/salaries/salaries-port';
import { CompanyPreviewsStore } from '../../../stores/companies/company-previews-store';

/** What a company's first tab shows of the others; their own modules bring the ports. */
export const companyPreviewsModule = new ContainerModule(({ bind }) => {
  bind(CompanyPreviewsStore).toResolvedValue(
    (salaries, interviews, jobs) => new CompanyPreviewsStore(salaries, interviews, jobs),
    [SalariesPort, InterviewsPort, JobsPort],
  );
});
