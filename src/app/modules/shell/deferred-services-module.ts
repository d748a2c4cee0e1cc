import { ContainerModule } from 'inversify';
import { pageVendors } from '../../../adapters/browser/page-vendors';
import { pageVitals } from '../../../adapters/browser/page-vitals';
import { siteAmbience } from '../../../adapters/http/ambient';
import { confirmedSignOut } from '../../../adapters/http/confirmed-sign-out';
import { analytics, analyticsClient, errorLog } from '../../../adapters/http/generated/analytics';
import { choices, dropdownClient } from '../../../adapters/http/generated/dropdown';
import { health, healthClient } from '../../../adapters/http/generated/health';
import { login, loginClient, portalInfo, sandbox } from '../../../adapters/http/generated/login';
import { postActions, writingClient } from '../../../adapters/http/generated/writing';
import { loginAmbience } from '../../../adapters/http/login-ambience';
import type { Wire } from '../../../adapters/http/runtime';
import { LoginPort } from '../../../core/login/login-port';
import { PortalInfoPort } from '../../../core/login/portal-info-port';
import { SandboxPort } from '../../../core/login/sandbox-port';
import { PostActionsPort } from '../../../core/posts/post-actions-port';
import { ChoicesPort } from '../../../core/search/choices-port';
import { Cookies } from '../../../core/shared/cookies';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { counted } from '../../../core/shell/counted-events';
import { Device } from '../../../core/shell/device';
import { ErrorLogPort } from '../../../core/shell/error-log-port';
import { HealthPort } from '../../../core/shell/health-port';
import { PageVitals } from '../../../core/shell/page-vitals';
import { VendorScripts } from '../../../core/shell/vendor-scripts';
import { ShellStore } from '../../../stores/shell/shell-store';
import { withAmbience } from '../shared/ambience-wire';

export function deferredServicesModule(wire: Wire): ContainerModule {
  const site = withAmbience(wire, siteAmbience);
  const account = withAmbience(wire, loginAmbience);
  return new ContainerModule(({ bind }) => {
    bind(LoginPort).toResolvedValue(
      (device) => {
        const { logout } = login(loginClient(confirmedSignOut(account(device))));
        return Object.assign(login(loginClient(account(device))), { logout });
      },
      [Device],
    );
    bind(PortalInfoPort).toResolvedValue((device) => portalInfo(loginClient(account(device))), [Device]);
    bind(SandboxPort).toResolvedValue((device) => sandbox(loginClient(account(device))), [Device]);
    bind(HealthPort).toResolvedValue((device) => health(healthClient(site(device))), [Device]);
    bind(AnalyticsPort).toResolvedValue(
      (device, cookies, visit) =>
        counted(analytics(analyticsClient(site(device))), cookies, { device, visit }),
      [Device, Cookies, ShellStore],
    );
    bind(ErrorLogPort).toResolvedValue((device) => errorLog(analyticsClient(site(device))), [Device]);
    bind(PostActionsPort).toResolvedValue((device) => postActions(writingClient(site(device))), [Device]);
    bind(PageVitals).toResolvedValue(() => pageVitals(() => navigator));
    bind(VendorScripts).toResolvedValue(() => pageVendors(document));
    bind(ChoicesPort).toResolvedValue((device) => choices(dropdownClient(site(device))), [Device]);
  });
}
