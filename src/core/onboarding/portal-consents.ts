import type { PreferencesPort } from '../profile/preferences-port';

/** Consent that the job portal may share the user's data with us. */
export abstract class PortalConsents {
  abstract saveJobPortalConsent(
    ...jobPortalConsents: Parameters<PreferencesPort['saveJobPortalConsent']>
  ): ReturnType<PreferencesPort['saveJobPortalConsent']>;
}
