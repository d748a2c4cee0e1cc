import { AuthError, type IPublicClientApplication, PublicClientApplication } from '@azure/msal-browser';
import type { Asked, MicrosoftPort, Tell } from '../../core/login/providers';

const SCOPES = ['User.Read', 'openid', 'profile', 'email'];
/** A token is renewed this long before it ends. */
const RENEW_BEFORE_SECONDS = 300;
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

export async function loadMicrosoftKit(clientId: string): Promise<MicrosoftPort | undefined> {
  const client = new PublicClientApplication({
    auth: { clientId, redirectUri: `${location.origin}/login` },
    cache: { cacheLocation: 'sessionStorage' },
    system: { tokenRenewalOffsetSeconds: RENEW_BEFORE_SECONDS },
  });
  try {
    await client.initialize();
    return new MicrosoftKit(client);
  } catch {
    return undefined;
  }
}
