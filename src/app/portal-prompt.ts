import type { Container } from 'inversify';
import { LoginExtras } from '../core/login/login-extras';
import { ProviderKits } from '../core/login/providers';
import type { PortalPrompt } from '../core/onboarding/portal-prompt';
import { LoginAttempts } from '../stores/login/login-attempts';
import { LoginWaysStore } from '../stores/login/login-ways-store';

/** The job portal prompt loads with the sign-in code, on first use. */
export const portalPrompt = (container: Container): PortalPrompt => ({
  show: async (place, listener) => {
    await container.get(LoginExtras).load();
    const ways = container.get(LoginWaysStore);
    await ways.open();
    const way = ways.way('naukri');
    const kit = way && (await container.get(ProviderKits).jobPortal(way));
    if (!way || !kit) return undefined;
    const attempt = await container.get(LoginAttempts).begin(way.clientId);
    return kit.oneTap(attempt, place, (event) => listener({ ...event, attempt: attempt.attempt }));
  },
});
