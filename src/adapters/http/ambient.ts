import type { Middleware } from 'openapi-fetch';

/** Headers on every request that callers do not set: product surface and kind of client. */
export interface Ambience {
  readonly appid: string;
  readonly systemid: string;
  readonly 'x-device-type': 'WEB' | 'WAP';
}

export type Screen = 'small' | 'large';

/** Small screens count as the mobile site. */
export const siteAmbience = (screen: Screen): Ambience => ({
  appid: '999',
  systemid: screen === 'small' ? 'AB_MSITE' : 'AB_WEB',
  'x-device-type': screen === 'small' ? 'WAP' : 'WEB',
});

/** Adds the ambient headers to every request. Evaluated per request, because a screen can be rotated. */
export const ambient = (ambience: () => Ambience): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(ambience())) request.headers.set(name, value);
    return request;
  },
});
