import { type Ambience, type Screen, siteAmbience } from './ambient';

/** The fixed surface id of requests for reviews and openings. */
const PORTAL = '931';
const REVIEW = 'REVIEW';
const JOBS = 'JOBS';

export const reviewAmbience = (screen: Screen): Ambience => ({
  ...siteAmbience(screen),
  appid: PORTAL,
  systemid: REVIEW,
});

export const jobsAmbience = (screen: Screen): Ambience => ({
  ...siteAmbience(screen),
  appid: PORTAL,
  systemid: JOBS,
});
