import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { salaryClient, salaryReports } from '../../adapters/http/generated/salary';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { SalaryReportsPort } from '../../core/salary-report/salary-reports-port';
import { SalaryTelling } from '../../core/salary-report/salary-telling';
import { CurrentSession } from '../../core/session/current-session';
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
  bind(SalaryTelling).toResolvedValue(
    (reports, storage, current, cookies) => new SalaryTelling(reports, storage, current, cookies),
    [SalaryReportsPort, TabStorage, CurrentSession, Cookies],
  );
  bind(SalaryReportStore).toResolvedValue(
    (telling, lists, gates, toasts) => new SalaryReportStore({ telling, lists, gates, toasts }),
    [SalaryTelling, FairPayPort, GateStore, ToastStore],
  );
});
