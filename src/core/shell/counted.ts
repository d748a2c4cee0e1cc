import type { Cookies } from '../shared/cookies';
import { type AnalyticsPort, TENANTS, type Tracker, type UsageEvent } from './analytics-port';
import type { Device } from './device';
import { nativePageName } from './native-page-name';

/** Readable, and there as long as somebody is signed in. */
const IDENTITY_COOKIE = 'UAC_I';
/** How signing in ended is told of everybody: who failed has no identity. */
const LOGIN_ATTEMPT = 'LoginAttempt_Social_API';
/** When a session ends its identity is gone already. */
const SESSION_END = 'signOut';

type Kind = Pick<Device, 'nativeApp' | 'ios' | 'android'>;

/** The number of the client that counts: the web, or the app, on Android, on iOS, or on something else. */
export const trackerOf = ({ nativeApp, ios, android }: Kind): Tracker => ({
  id: nativeApp ? (ios ? 9208 : android ? 9207 : 9206) : 9205,
  tenant: TENANTS.jobSeeker,
});

/** Visits are counted of whoever is signed in, and only where there is something to tell. */
export function counted(port: AnalyticsPort, cookies: Pick<Cookies, 'read'>, device: Kind): AnalyticsPort {
  const isKnown = () => (cookies.read(IDENTITY_COOKIE) ?? '') !== '';
  const isTold = ({ eventType, pageName, entity }: UsageEvent): boolean =>
    eventType !== '' &&
    pageName !== '' &&
    (entity === LOGIN_ATTEMPT || eventType === SESSION_END || isKnown());
  const named = <Told extends { readonly pageName: string }>(told: Told): Told => ({
    ...told,
    pageName: nativePageName(told.pageName, device),
  });
  return {
    recordEvent: async (event, call) => {
      if (isTold(event)) await port.recordEvent(named(event), call);
    },
    recordEvents: async ({ events }, call) => {
      const told = events.filter(isTold).map(named);
      if (told.length > 0) await port.recordEvents({ events: told, tracker: trackerOf(device) }, call);
    },
    recordTiming: (timing, call) => port.recordTiming(named(timing), call),
    recordVital: async (vital, call) => {
      if (isKnown()) await port.recordVital(named(vital), call);
    },
  };
}
