import { ContainerModule } from 'inversify';
import { browserNonces, browserPlace } from '../../../adapters/browser/page-place';
import { LoginMarks } from '../../../core/login/login-marks';
import { LoginPort } from '../../../core/login/login-port';
import { Nonces, PagePlace, ProviderKits } from '../../../core/login/providers';
import { SandboxPort } from '../../../core/login/sandbox-port';
import { Clock } from '../../../core/shared/clock';
import { Random } from '../../../core/shared/random';
import { Timers } from '../../../core/shared/timers';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { Device } from '../../../core/shell/device';
import { ErrorLogPort } from '../../../core/shell/error-log-port';
import { TabStorage } from '../../../core/shell/tab-storage';
import { LoginAttempts } from '../../../stores/login/login-attempts';
import { LoginRedirects } from '../../../stores/login/login-redirects';
import { LoginStore } from '../../../stores/login/login-store';
import { LoginWaysStore } from '../../../stores/login/login-ways-store';
import { SocialLoginStore } from '../../../stores/login/social-login-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { providerKits } from '../../provider-kits';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(PagePlace).toConstantValue(browserPlace);
  bind(Nonces).toConstantValue(browserNonces);
  bind(ProviderKits).toResolvedValue(
    (sandbox, device) => providerKits(sandbox, device),
    [SandboxPort, Device],
  );
  bind(LoginWaysStore).toResolvedValue(
    (login, kits, device, timers) => new LoginWaysStore(login, kits, device, timers),
    [LoginPort, ProviderKits, Device, Timers],
  );
  bind(LoginAttempts).toResolvedValue(
    (marks, random, nonces, clock) => new LoginAttempts(marks, random, nonces, clock),
    [LoginMarks, Random, Nonces, Clock],
  );
  bind(SocialLoginStore).toResolvedValue(
    (login, toasts, errors, analytics) => new SocialLoginStore(login, toasts, errors, analytics),
    [LoginPort, ToastStore, ErrorLogPort, AnalyticsPort],
  );
  bind(LoginRedirects).toResolvedValue(
    (place, timers, tab, device) => new LoginRedirects(place, timers, tab, device),
    [PagePlace, Timers, TabStorage, Device],
  );
  bind(LoginStore).toResolvedValue(
    (ways, attempts, social, loginRedirects) => new LoginStore({ ways, attempts, social, loginRedirects }),
    [LoginWaysStore, LoginAttempts, SocialLoginStore, LoginRedirects],
  );
});
