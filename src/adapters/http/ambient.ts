import type { Middleware } from 'openapi-fetch';

/** The headers every call carries and no caller names: which product surface and what kind of client speaks. */
export interface Ambience {
  readonly appid: string;
  readonly systemid: string;
  readonly 'x-device-type': 'WEB' | 'WAP';
}

export type Screen = 'small' | 'large';

/** On small screens the site is the mobile site. */
export const siteAmbience = (screen: Screen): Ambience => ({
  appid: '999',
  systemid: screen === 'small' ? 'AB_MSITE' : 'AB_WEB',
  'x-device-type': screen === 'small' ? 'WAP' : 'WEB',
});

/** Signing in and out names the kind of page instead of the site. */
export const loginAmbience = (screen: Screen): Ambience => ({
  ...siteAmbience(screen),
  systemid: screen === 'small' ? 'pwa' : 'desktop',
});

/** Puts the ambient headers on every call. They are asked for anew each time, because screens are turned. */
export const ambient = (ambience: () => Ambience): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(ambience())) request.headers.set(name, value);
    return request;
  },
});
