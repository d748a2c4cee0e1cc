import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { salaryClient, salaryReports } from '../../../adapters/http/generated/salary';
import { MemberTexts } from '../../../core/composer/member-texts';
import { FormLists } from '../../../core/contributions/form-lists';
import { SalaryReportsPort } from '../../../core/contributions/salary-reports-port';
import { SubmitSalary } from '../../../core/contributions/submit-salary';
import { CurrentSession } from '../../../core/login/current-session';
import { Device } from '../../../core/shell/device';
import { ContributionFeedback } from '../../../stores/contributions/contribution-feedback';
import { SalaryReportStore } from '../../../stores/contributions/salary-report-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindFormLists } from './bind-form-lists';

/** The job lists come from the "are you paid fairly" module. */
export const salaryReportModule = new ContainerModule(({ bind, isBound }) => {
  bindFormLists({ bind, isBound });
  bind(SalaryReportsPort).toResolvedValue(
    (wire, device) => salaryReports(salaryClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SubmitSalary).toResolvedValue(
    (reports, texts, current) => new SubmitSalary(reports, texts.forms, current),
    [SalaryReportsPort, MemberTexts, CurrentSession],
  );
  bind(SalaryReportStore).toResolvedValue(
    (submission, lists, loginPrompts, toasts) =>
      new SalaryReportStore(submission, lists, new ContributionFeedback(loginPrompts, toasts)),
    [SubmitSalary, FormLists, LoginPromptStore, ToastStore],
  );
});
