import { type Ambience, type Screen, siteAmbience } from './ambient';

/** Login and logout name the kind of page instead of the site. */
export const loginAmbience = (screen: Screen): Ambience => ({
  ...siteAmbience(screen),
  systemid: screen === 'small' ? 'pwa' : 'desktop',
});
