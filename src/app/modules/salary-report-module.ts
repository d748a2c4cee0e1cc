import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { salaryClient, salaryReports } from '../../adapters/http/generated/salary';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { ReportDraft } from '../../core/salary-report/report-draft';
import { SalaryReportsPort } from '../../core/salary-report/salary-reports-port';
import { TellSalary } from '../../core/salary-report/tell-salary';
import { CurrentSession } from '../../core/session/current-session';
import { DeviceOwner } from '../../core/session/device-owner';
import { Cookies } from '../../core/shared/cookies';
import { Device } from '../../core/shell/device';
import { TabStorage } from '../../core/shell/tab-storage';
import { GateStore } from '../../stores/gate-store';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the form that adds a salary needs beside the lists of 'are you paid fairly'. */
export const salaryReportModule = new ContainerModule(({ bind }) => {
  bind(SalaryReportsPort).toResolvedValue(
    (wire, device) => salaryReports(salaryClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ReportDraft).toResolvedValue(
    (storage, current, cookies) => new ReportDraft(storage, new DeviceOwner(current, cookies)),
    [TabStorage, CurrentSession, Cookies],
  );
  bind(TellSalary).toResolvedValue(
    (reports, draft, current) => new TellSalary(reports, draft, current),
    [SalaryReportsPort, ReportDraft, CurrentSession],
  );
  bind(SalaryReportStore).toResolvedValue(
    (telling, lists, gates, toasts) => new SalaryReportStore(telling, lists, gates, toasts),
    [TellSalary, FairPayPort, GateStore, ToastStore],
  );
});
