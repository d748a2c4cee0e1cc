import type { Call } from '../shared/call';
import type { PortalEnvironment } from './portal-window';

export type ProviderName = 'google' | 'linkedin' | 'outlook' | 'naukri';

/** An enabled sign-in method; outside production the sandbox fakes providers without configuration. */
export interface LoginProvider {
  readonly name: ProviderName;
  readonly mode: 'REAL' | 'SANDBOX';
  readonly clientId: string;
  readonly scriptUrl?: string | undefined;
  readonly environment?: PortalEnvironment | undefined;
}

export type LoginClient = 'pwa' | 'desktop';

/** The token from a provider's window, and the secret behind the nonce of the request. */
export interface SocialLogin {
  readonly provider: 'gp' | 'naukri' | 'outlook';
  readonly client: LoginClient;
  readonly token: string;
  readonly tokenType: 'one_tap' | 'access_token';
  readonly attempt: string;
  readonly clientId?: string | undefined;
  readonly queryPairs?: Readonly<Record<string, string>> | undefined;
}

export interface SignedIn {
  readonly isNew: boolean;
}

export interface Renewal {
  readonly signedIn: boolean;
}

export abstract class LoginPort {
  abstract logout(input: { readonly client: LoginClient }, call?: Call): Promise<void>;
  abstract signInWithProvider(login: SocialLogin, call?: Call): Promise<SignedIn>;
  abstract renewSession(input?: undefined, call?: Call): Promise<Renewal>;
  abstract listLoginProviders(input?: undefined, call?: Call): Promise<readonly LoginProvider[]>;
}
