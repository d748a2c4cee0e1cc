import { ContainerModule } from 'inversify';
import { LoginPort } from '../../core/login/login-port';
import { ProfilePort } from '../../core/profile/profile-port';
import { SandboxPort } from '../../core/sandbox/sandbox-port';
import { CurrentSession } from '../../core/session/current-session';
import { Cookies } from '../../core/shared/cookies';
import { GateStore } from '../../stores/gate-store';
import { SandboxStore } from '../../stores/sandbox-store';
import { SessionStore } from '../../stores/session-store';

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(SessionStore).toResolvedValue(
    (profiles, login, cookies) => new SessionStore(profiles, login, cookies),
    [ProfilePort, LoginPort, Cookies],
  );
  bind(CurrentSession).toResolvedValue((store) => store, [SessionStore]);
  bind(SandboxStore).toResolvedValue(
    (sandbox, session) => new SandboxStore(sandbox, session),
    [SandboxPort, SessionStore],
  );
  bind(GateStore).toResolvedValue(() => new GateStore());
});
