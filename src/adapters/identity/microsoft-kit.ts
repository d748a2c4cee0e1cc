import {
  AuthError,
  type Configuration,
  type IPublicClientApplication,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { Asked, MicrosoftPort, Tell } from '../../core/login/providers';
import { authTimings } from '../../core/session/auth-timings';

const SCOPES = ['User.Read', 'openid', 'profile', 'email'];
const CLOSED_BY_PERSON = new Set(['user_cancelled', 'access_denied']);

/** Microsoft's own kit. */
export class MicrosoftKit implements MicrosoftPort {
  readonly #client: IPublicClientApplication;

  constructor(client: IPublicClientApplication) {
    this.#client = client;
  }

  signIn({ nonce }: Asked, tell: Tell): void {
    this.#client.loginPopup({ scopes: SCOPES, nonce }).then(
      ({ idToken }) => tell({ name: 'token', token: idToken }),
      (error: unknown) => tell(eventOf(error)),
    );
  }
}

/** The kit's own errors are in its own words; whoever closed the window knows that they did. */
function eventOf(error: unknown) {
  if (error instanceof AuthError && CLOSED_BY_PERSON.has(error.errorCode)) return { name: 'cancelled' };
  return { name: 'error', message: error instanceof AuthError ? undefined : messageOf(error) };
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/** What Microsoft's kit is told of us. */
export const microsoftSettings = (clientId: string, origin: string): Configuration => ({
  auth: { clientId, redirectUri: `${origin}/login` },
  cache: { cacheLocation: 'sessionStorage' },
  system: { tokenRenewalOffsetSeconds: authTimings.renewBeforeEnd / 1000 },
});

export async function loadMicrosoftKit(clientId: string): Promise<MicrosoftPort | undefined> {
  const client = new PublicClientApplication(microsoftSettings(clientId, location.origin));
  try {
    await client.initialize();
    return new MicrosoftKit(client);
  } catch {
    return undefined;
  }
}
