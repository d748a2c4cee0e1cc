import { buildQuery } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { LoginProvider, ProviderName } from './login-port';

/** What a provider is asked with: the nonce ties its answer to this attempt. */
export interface Asked {
  readonly nonce: string;
  readonly clientId: string;
}

/** What a provider's window, prompt or frame told us, in its own words. */
export interface ProviderEvent {
  readonly name: string;
  readonly token?: string | undefined;
  readonly message?: string | undefined;
}

export type Tell = (event: ProviderEvent) => void;

/** Google tells `token`, `popup_failed_to_open`, `popup_closed`, `cookies`, `not_initialised` or `error`; its prompt also moments. */
export abstract class GooglePort {
  abstract signIn(asked: Asked, tell: Tell): void;
  /** Shows the prompt in the element of this id. The answer takes it away. */
  abstract oneTap(asked: Asked, place: string, tell: Tell): () => void;
}

/** Microsoft tells `token`, `cancelled`, or `error` with a message. */
export abstract class MicrosoftPort {
  abstract signIn(asked: Asked, tell: Tell): void;
}

/** The job portal tells the names its kit uses, such as LOGIN_WITH_NAUKRI_SUCCESSFUL. */
export abstract class JobPortalPort {
  abstract signIn(asked: Asked, tell: Tell): void;
  abstract oneTap(asked: Asked, place: string, tell: Tell): () => void;
}

/** In the native app Microsoft's kit is not set up: its window cannot come back there. */
export const worksIn = ({ nativeApp }: { readonly nativeApp: boolean }, name: ProviderName): boolean =>
  !(nativeApp && name === 'outlook');

/** Fetches what a provider needs in the page; undefined where it could not be fetched. */
export abstract class ProviderKits {
  abstract google(provider: LoginProvider): Promise<GooglePort | undefined>;
  abstract microsoft(provider: LoginProvider): Promise<MicrosoftPort | undefined>;
  abstract jobPortal(provider: LoginProvider): Promise<JobPortalPort | undefined>;
}

/** The whole page goes to a provider this way; the address is our own server's. */
export const redirectTo = (
  provider: Extract<ProviderName, 'linkedin' | 'naukri'>,
  pairs: Readonly<Record<string, string>>,
): string => pathTo(`login-${provider}`) + buildQuery(Object.entries(pairs));

/** The one-way name of an attempt. Only who knows the attempt can use a token made for its nonce. */
export abstract class Nonces {
  abstract of(attempt: string): Promise<string>;
}

/** Where the page is and where it goes as a whole. */
export abstract class PagePlace {
  /** Path and query of the page. */
  abstract current(): string;
  abstract leaveFor(path: string): void;
}
