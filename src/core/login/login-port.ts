import type { Call } from '../shared/call';
import type { PortalEnvironment } from './portal-look';

/** Who vouches for people here. */
export type ProviderName = 'google' | 'linkedin' | 'outlook' | 'naukri';

/** A way to sign in that is switched on; outside production the sandbox plays those nobody configured. */
export interface LoginProvider {
  readonly name: ProviderName;
  readonly mode: 'REAL' | 'SANDBOX';
  readonly clientId: string;
  /** Where the provider's kit is fetched from, if that is up to us. */
  readonly scriptUrl?: string | undefined;
  /** Which of the provider's worlds this site belongs to. */
  readonly environment?: PortalEnvironment | undefined;
}

/** A kind of page, as the login service names it. */
export type LoginClient = 'pwa' | 'desktop';

/** What a provider's window handed over, and the secret behind the nonce it was asked with. */
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
  /** The account was made just now; it has no profile yet. */
  readonly isNew: boolean;
}

export interface Renewal {
  readonly signedIn: boolean;
}

export abstract class LoginPort {
  abstract logout(of: { readonly client: LoginClient }, call?: Call): Promise<void>;
  abstract signInWithProvider(login: SocialLogin, call?: Call): Promise<SignedIn>;
  abstract renewSession(of?: undefined, call?: Call): Promise<Renewal>;
  abstract listLoginProviders(of?: undefined, call?: Call): Promise<readonly LoginProvider[]>;
}
