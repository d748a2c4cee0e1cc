import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { salaryClient, salaryReports } from '../../../adapters/http/generated/salary';
import { MemberTexts } from '../../../core/composer/member-texts';
import { SalaryReportsPort } from '../../../core/contributions/salary-reports-port';
import { SalaryTelling } from '../../../core/contributions/salary-telling';
import { CurrentSession } from '../../../core/login/current-session';
import { FairPayPort } from '../../../core/salaries/fair-pay-port';
import { Device } from '../../../core/shell/device';
import { SalaryReportStore } from '../../../stores/contributions/salary-report-store';
import { GateStore } from '../../../stores/login/gate-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

/** The job lists come from the "are you paid fairly" module. */
export const salaryReportModule = new ContainerModule(({ bind }) => {
  bind(SalaryReportsPort).toResolvedValue(
    (wire, device) => salaryReports(salaryClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SalaryTelling).toResolvedValue(
    (reports, texts, current) => new SalaryTelling(reports, texts.forms, current),
    [SalaryReportsPort, MemberTexts, CurrentSession],
  );
  bind(SalaryReportStore).toResolvedValue(
    (telling, lists, gates, toasts) => new SalaryReportStore({ telling, lists, gates, toasts }),
    [SalaryTelling, FairPayPort, GateStore, ToastStore],
  );
});
