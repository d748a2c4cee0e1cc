import type { Container } from 'inversify';
import { LoginExtras } from '../core/login/login-extras';
import { ProviderKits } from '../core/login/providers';
import type { PortalPrompt } from '../core/onboarding/portal-prompt';
import { LoginAttempts } from '../stores/login/login-attempts';
import { LoginWaysStore } from '../stores/login/login-ways-store';

/** The job portal's prompt comes with what signing in needs, which is fetched when somebody asks for it. */
export const portalPrompt = (container: Container): PortalPrompt => ({
  show: async (place, tell) => {
    await container.get(LoginExtras).load();
    const ways = container.get(LoginWaysStore);
    await ways.open();
    const way = ways.way('naukri');
    const kit = way && (await container.get(ProviderKits).jobPortal(way));
    if (!way || !kit) return undefined;
    const asked = await container.get(LoginAttempts).begin(way.clientId);
    return kit.oneTap(asked, place, (event) => tell({ ...event, attempt: asked.attempt }));
  },
});
