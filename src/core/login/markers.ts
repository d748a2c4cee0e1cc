import type { Cookies } from '../shared/cookies';
import type { Storage } from '../shared/storage';
import type { ProviderName } from './login-port';

/** Kept on the device while somebody is away at a provider, so that the page they come back to knows. */
export const LOGIN_INITIATED = 'loginInitiated';
export const LOGIN_TYPE = 'loginType';
export const AUTH_TYPE = 'authType';
export const YOLO_BEGAN = 'naukriYoloInit';
/** In this tab LinkedIn has failed before: it is not tried again. */
export const LINKEDIN_FAILED = 'linkedinFailed:v1';
/** Says how one signed in; read once, then taken away. */
export const AUTH_TYPE_COOKIE = 'authtype';
export const USER_DATA_COOKIE = 'usr_data';
/** Written and read again to see whether cookies are kept at all. */
export const PROBE_COOKIE = 'cookies_kept';
/** How long the page waits before it leaves for LinkedIn. */
export const LINKEDIN_DELAY = 1000;

/** Where a sign-in leaves its marks. */
export abstract class LoginMarks {
  abstract readonly cookies: Cookies;
  abstract readonly storage: Storage;
}

const NAMES: readonly ProviderName[] = ['google', 'linkedin', 'outlook', 'naukri'];

/** Who a mark speaks of; Microsoft goes by two names. */
export const providerIn = (text: string | undefined): ProviderName | undefined =>
  text === 'office' ? 'outlook' : NAMES.find((name) => name === text);
