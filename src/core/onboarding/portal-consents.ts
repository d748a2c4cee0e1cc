import type { PreferencesPort } from '../profile/preferences-port';

/** Saying that the job portal may tell us of somebody. */
export abstract class PortalConsents {
  abstract saveJobPortalConsent(
    ...wish: Parameters<PreferencesPort['saveJobPortalConsent']>
  ): ReturnType<PreferencesPort['saveJobPortalConsent']>;
}
