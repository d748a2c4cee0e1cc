import type { Cookies } from '../shared/cookies';
import { type AnalyticsPort, TENANTS, type Tracker, type UsageEvent } from './analytics-port';
import type { Device } from './device';
import { nativePageName } from './native-page-name';

/** Readable by scripts; present while a user is signed in. */
const IDENTITY_COOKIE = 'UAC_I';
/** Recorded for all visitors: a visitor whose login failed has no identity. */
const LOGIN_ATTEMPT = 'LoginAttempt_Social_API';
/** At the end of a session the identity cookie is already gone. */
const SESSION_END = 'signOut';

type Kind = Pick<Device, 'nativeApp' | 'ios' | 'android'>;

/** Client ids: web 9205; native app 9208 on iOS, 9207 on Android, 9206 elsewhere. */
export const trackerOf = ({ nativeApp, ios, android }: Kind): Tracker => ({
  id: nativeApp ? (ios ? 9208 : android ? 9207 : 9206) : 9205,
  tenant: TENANTS.jobSeeker,
});

interface Page {
  readonly device: Kind;
  /** Attached to every event without its own campaign. */
  readonly visit: { readonly campaign: string | undefined };
}

/** Records events of signed-in users only, with the campaign of the visit, and skips empty ones. */
export function counted(
  port: AnalyticsPort,
  cookies: Pick<Cookies, 'read'>,
  { device, visit }: Page,
): AnalyticsPort {
  const isKnown = () => (cookies.read(IDENTITY_COOKIE) ?? '') !== '';
  const isContribution = ({ eventType, pageName, entity }: UsageEvent): boolean =>
    eventType !== '' &&
    pageName !== '' &&
    (entity === LOGIN_ATTEMPT || eventType === SESSION_END || isKnown());
  const named = <Event extends { readonly pageName: string }>(event: Event): Event => ({
    ...event,
    pageName: nativePageName(event.pageName, device),
  });
  const ofVisit = (event: UsageEvent): UsageEvent =>
    named({ ...event, campaign: event.campaign ?? visit.campaign });
  return {
    recordEvent: async (event, call) => {
      if (isContribution(event)) await port.recordEvent(ofVisit(event), call);
    },
    recordEvents: async ({ events }, call) => {
      const reported = events.filter(isContribution).map(ofVisit);
      if (reported.length > 0)
        await port.recordEvents({ events: reported, tracker: trackerOf(device) }, call);
    },
    recordTiming: async (timing, call) => {
      if (isKnown()) await port.recordTiming(named(timing), call);
    },
    recordVital: async (vital, call) => {
      if (isKnown()) await port.recordVital(named(vital), call);
    },
  };
}
