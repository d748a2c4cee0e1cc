import { ContainerModule } from 'inversify';
import { CompaniesPort } from '../../../core/companies/companies-port';
import { ContributionsPort } from '../../../core/contributions/contributions-port';
import { NextStepsStore } from '../../../stores/contributions/next-steps-store';
import { SessionStore } from '../../../stores/login/session-store';

export const nextStepsModule = new ContainerModule(({ bind }) => {
  bind(NextStepsStore).toResolvedValue(
    (contributions, companies, session) => new NextStepsStore(contributions, companies, session),
    [ContributionsPort, CompaniesPort, SessionStore],
  );
});
