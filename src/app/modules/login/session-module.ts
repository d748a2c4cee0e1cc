import { ContainerModule } from 'inversify';
import { CurrentSession } from '../../../core/login/current-session';
import { ProfilePort } from '../../../core/login/profile-port';
import { Cookies } from '../../../core/shared/cookies';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { SessionStore } from '../../../stores/login/session-store';

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(SessionStore).toResolvedValue(
    (profiles, cookies) => new SessionStore(profiles, cookies),
    [ProfilePort, Cookies],
  );
  bind(CurrentSession).toResolvedValue((store) => store, [SessionStore]);
  bind(LoginPromptStore).toResolvedValue(() => new LoginPromptStore());
});
