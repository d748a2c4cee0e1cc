import { expect, it } from 'vitest';
import { type AnalyticsPort, TENANTS, type UsageEvent } from './analytics-port';
import { counted, trackerOf } from './counted-events';

const web = { nativeApp: false, ios: false, android: false };
const seen: UsageEvent = { eventType: 'impression', pageName: 'HomeScreen', topicId: 42 };

function counting(cookie: string | undefined, device = web, campaign?: string) {
  const reported: unknown[] = [];
  const port: AnalyticsPort = {
    recordEvent: async (event) => void reported.push(event),
    recordEvents: async (events) => void reported.push(events),
    recordTiming: async (timing) => void reported.push(timing),
    recordVital: async (vital) => void reported.push(vital),
  };
  return {
    reported,
    port: counted(
      port,
      { read: (name) => (name === 'UAC_I' ? cookie : undefined) },
      { device, visit: { campaign } },
    ),
  };
}

it('[R-704] visits are counted for users with an identity cookie and for no others', async () => {
  const known = counting('Mb1asha2Nair3Qx4');
  await known.port.recordEvent(seen);
  expect(known.reported).toEqual([seen]);
  for (const cookie of [undefined, '']) {
    const unknown = counting(cookie);
    await unknown.port.recordEvent(seen);
    await unknown.port.recordEvents({ events: [seen] });
    expect(unknown.reported).toEqual([]);
  }
});

it('[R-841][R-842] page vitals are recorded only for users with an identity cookie', async () => {
  const vital = { name: 'INP', value: 240, pageName: 'HomeScreen' } as const;
  const known = counting('Mb1asha2Nair3Qx4');
  await known.port.recordVital(vital);
  expect(known.reported).toEqual([vital]);
  const unknown = counting(undefined);
  await unknown.port.recordVital(vital);
  expect(unknown.reported).toEqual([]);
});

it('[R-704] an event without a type or page name is not recorded', async () => {
  const { reported, port } = counting('Mb1asha2Nair3Qx4');
  await port.recordEvent({ ...seen, pageName: '' });
  await port.recordEvents({ events: [{ ...seen, eventType: '' }] });
  await port.recordEvents({ events: [] });
  expect(reported).toEqual([]);
});

it('[R-708] the result of signing in is recorded for all visitors', async () => {
  const failed = { eventType: 'loginFailed', pageName: 'HomeScreen', entity: 'LoginAttempt_Social_API' };
  const { reported, port } = counting(undefined);
  await port.recordEvent(failed);
  expect(reported).toEqual([failed]);
});

it('[R-730] the end of a session is recorded although the identity cookie is gone', async () => {
  const { reported, port } = counting(undefined);
  await port.recordEvent({ eventType: 'signOut', pageName: 'HomeScreen' });
  expect(reported).toEqual([{ eventType: 'signOut', pageName: 'HomeScreen' }]);
});

it.each([
  [web, 9205],
  [{ ...web, android: true }, 9205],
  [{ ...web, nativeApp: true }, 9206],
  [{ ...web, nativeApp: true, android: true }, 9207],
  [{ ...web, nativeApp: true, ios: true }, 9208],
] as const)(
  '[R-793][R-794][R-795][R-796][R-797] events on %o are counted in bulk by client %i of tenant 9',
  async (device, id) => {
    expect(trackerOf(device)).toEqual({ id, tenant: 9 });
  },
);

it('[R-047] the first screen of the native app is counted under its own name', async () => {
  const { reported, port } = counting('Mb1asha2Nair3Qx4', { ...web, nativeApp: true });
  const first = { ...seen, pageName: 'MainRootScreen' };
  const vital = { name: 'INP', value: 240, pageName: 'HomeScreen' } as const;
  await port.recordEvent(seen);
  await port.recordEvents({ events: [seen] });
  await port.recordTiming({ name: 'feed-load', milliseconds: 312, pageName: 'HomeScreen' });
  await port.recordVital(vital);
  expect(reported).toEqual([
    first,
    { events: [first], tracker: { id: 9206, tenant: 9 } },
    { name: 'feed-load', milliseconds: 312, pageName: 'MainRootScreen' },
    { ...vital, pageName: 'MainRootScreen' },
  ]);
});

it('[R-173] every event has the campaign of the visit unless it has its own', async () => {
  const { reported, port } = counting('Mb1asha2Nair3Qx4', web, 'pay_mail');
  await port.recordEvent(seen);
  await port.recordEvents({ events: [seen, { ...seen, campaign: 'composer' }] });
  expect(reported).toMatchObject([
    { campaign: 'pay_mail' },
    { events: [{ campaign: 'pay_mail' }, { campaign: 'composer' }] },
  ]);
});

it('[R-568] employers are tenant 1, job seekers are tenant 9, and every client here counts for job seekers', () => {
  expect(TENANTS).toEqual({ employer: 1, jobSeeker: 9 });
  for (const nativeApp of [true, false])
    expect(trackerOf({ ...web, nativeApp }).tenant).toBe(TENANTS.jobSeeker);
});
