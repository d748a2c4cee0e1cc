import type { Cookies } from '../shared/cookies';
import type { Storage } from '../shared/storage';
import type { ProviderName } from './login-port';

/** Stored on the device while the visitor is at a provider, for the page they return to. */
export const LOGIN_INITIATED = 'loginInitiated';
export const LOGIN_TYPE = 'loginType';
export const AUTH_TYPE = 'authType';
export const YOLO_BEGAN = 'naukriYoloInit';
/** Set when LinkedIn has failed in this tab; it is not tried again. */
export const LINKEDIN_FAILED = 'linkedinFailed:v1';
/** The sign-in method; read once and then deleted. */
export const AUTH_TYPE_COOKIE = 'authtype';
export const USER_DATA_COOKIE = 'usr_data';
/** Written and read back to check whether cookies are enabled. */
export const PROBE_COOKIE = 'cookies_kept';
/** Milliseconds before the page leaves for LinkedIn. */
export const LINKEDIN_DELAY = 1000;

export abstract class LoginMarks {
  abstract readonly cookies: Cookies;
  abstract readonly storage: Storage;
}

const NAMES: readonly ProviderName[] = ['google', 'linkedin', 'outlook', 'naukri'];

/** Microsoft has two names in markers. */
export const providerIn = (text: string | undefined): ProviderName | undefined =>
  text === 'office' ? 'outlook' : NAMES.find((name) => name === text);
