import type { ProviderName } from './login-port';

/** Stored on the device: the provider of the last sign-in. */
export const AUTH_TYPE = 'authType';
/** The sign-in method; read once and then deleted. */
export const AUTH_TYPE_COOKIE = 'authtype';
/** Set when LinkedIn has failed in this tab; it is not tried again. */
export const LINKEDIN_FAILED = 'linkedinFailed:v1';
/** Milliseconds before the page leaves for LinkedIn. */
export const LINKEDIN_DELAY = 1000;

const NAMES: readonly ProviderName[] = ['google', 'linkedin', 'outlook', 'naukri'];

/** Microsoft has two names in markers. */
export const providerIn = (text: string | undefined): ProviderName | undefined =>
  text === 'office' ? 'outlook' : NAMES.find((name) => name === text);
