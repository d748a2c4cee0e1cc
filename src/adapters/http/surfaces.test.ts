import { expect, it } from 'vitest';
import { fromWebview } from '../native-app/webview-calls';
import { type Ambience, ambient, type Screen, siteAmbience } from './ambient';
import { companies, companyClient } from './generated/company';
import { jobs, jobsClient } from './generated/jobs';
import { reviewClient, reviews } from './generated/review';
import { loginAmbience } from './login-ambience';
import { jobsAmbience, reviewAmbience } from './portal-ambience';
import type { Wire } from './runtime';

const desk = { nativeApp: false, ios: false };

/** The surface headers that the service receives from a page of this size on this device. */
async function listener(
  ask: (wire: Wire) => Promise<unknown>,
  ambience: (screen: Screen) => Ambience,
  { screen = 'large' as Screen, device = desk } = {},
) {
  const seen: (string | null)[] = [];
  const fetch = fromWebview(async ({ headers }) => {
    seen.push(headers.get('appid'), headers.get('systemid'));
    return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 });
  }, device);
  await ask({
    origin: 'http://service.test',
    fetch,
    middleware: [ambient(() => ambience(screen))],
  }).catch(() => undefined);
  return seen;
}

const company = (wire: Wire) => companies(companyClient(wire)).readCompany({ urlName: 'zentrix-labs' });

it('[R-791] the site sends app id 999 and system AB_WEB, or AB_MSITE on phones', async () => {
  expect(await listener(company, siteAmbience)).toEqual(['999', 'AB_WEB']);
  expect(await listener(company, siteAmbience, { screen: 'small' })).toEqual(['999', 'AB_MSITE']);
});

it('[R-790][R-798] requests for reviews and openings send app id 931 and separate system ids', async () => {
  expect(
    await listener(
      (wire) => reviews(reviewClient(wire)).readRatings({ urlName: 'zentrix-labs' }),
      reviewAmbience,
    ),
  ).toEqual(['931', 'REVIEW']);
  expect(await listener((wire) => jobs(jobsClient(wire)).listJobs({}), jobsAmbience)).toEqual([
    '931',
    'JOBS',
  ]);
});

it('[R-792] a request from the app’s webview names the app’s platform', async () => {
  for (const [ios, name] of [
    [true, 'AB_IOS'],
    [false, 'AB_ANDROID'],
  ] as const) {
    const device = { nativeApp: true, ios };
    expect(await listener(company, siteAmbience, { screen: 'small', device })).toEqual(['999', name]);
    expect(await listener(company, loginAmbience, { screen: 'small', device })).toEqual(['999', 'pwa']);
  }
});
