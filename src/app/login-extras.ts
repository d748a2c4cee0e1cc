import type { Container } from 'inversify';
import type { LoginExtras } from '../core/login/login-extras';

/** Puts what signing in needs into the container, once. A load that failed may be tried again. */
export function loginExtras(container: Container): LoginExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { loginModule } = await import(/* webpackChunkName: "login" */ './modules/login-module');
    container.load(loginModule);
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
