import { buildQuery } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { LoginProvider, ProviderName } from './login-port';

/** The nonce ties the provider's token to this attempt. */
export interface ProviderRequest {
  readonly nonce: string;
  readonly clientId: string;
}

/** An event from a provider's window, prompt or frame, under the provider's own name. */
export interface ProviderEvent {
  readonly name: string;
  readonly token?: string | undefined;
  readonly message?: string | undefined;
}

export type ProviderListener = (event: ProviderEvent) => void;

/**
 * Google emits `token`, `popup_failed_to_open`, `popup_closed`, `cookies`, `not_initialised` or `error`; its prompt
 * also display moments.
 */
export abstract class GooglePort {
  abstract signIn(request: ProviderRequest, listener: ProviderListener): void;
  /** Shows the prompt in the element with this id. The returned function removes it. */
  abstract oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void;
}

/** Microsoft emits `token`, `cancelled`, or `error` with a message. */
export abstract class MicrosoftPort {
  abstract signIn(request: ProviderRequest, listener: ProviderListener): void;
}

/** The job portal emits the event names of its script, such as LOGIN_WITH_NAUKRI_SUCCESSFUL. */
export abstract class JobPortalPort {
  abstract signIn(request: ProviderRequest, listener: ProviderListener): void;
  abstract oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void;
}

/** The native app does not support Microsoft login: its window cannot return there. */
export const worksIn = ({ nativeApp }: { readonly nativeApp: boolean }, name: ProviderName): boolean =>
  !(nativeApp && name === 'outlook');

export abstract class ProviderKits {
  abstract google(provider: LoginProvider): Promise<GooglePort | undefined>;
  abstract microsoft(provider: LoginProvider): Promise<MicrosoftPort | undefined>;
  abstract jobPortal(provider: LoginProvider): Promise<JobPortalPort | undefined>;
}

/** Redirects the whole page to a provider through our own server. */
export const redirectTo = (
  provider: Extract<ProviderName, 'linkedin' | 'naukri'>,
  pairs: Readonly<Record<string, string>>,
): string => pathTo(`login-${provider}`) + buildQuery(Object.entries(pairs));

/** Hashes an attempt's secret. Only a client that knows the secret can use a token issued for the nonce. */
export abstract class Nonces {
  abstract of(attempt: string): Promise<string>;
}

export abstract class PagePlace {
  abstract current(): string;
  abstract leaveFor(path: string): void;
}
