import { expect, it } from 'vitest';
import { counted } from '../../core/shell/counted-events';
import { analytics, analyticsClient, errorLog } from './generated/analytics';

async function sentBy(log: (loggers: ReturnType<typeof loggersOver>) => Promise<void>) {
  const sent: Request[] = [];
  await log(
    loggersOver(async (request) => {
      sent.push(request);
      return new Response(undefined, { status: 204 });
    }),
  );
  const [request] = sent;
  if (!request || sent.length !== 1) throw new Error(`${sent.length} calls were sent`);
  const { method, url, credentials } = request;
  return { call: `${method} ${new URL(url).pathname}`, credentials, body: await request.json() };
}

function loggersOver(fetch: (request: Request) => Promise<Response>) {
  const client = analyticsClient({ origin: 'http://service.test', fetch });
  const visitor = { read: () => 'Mb1asha2Nair3Qx4' };
  const device = { nativeApp: false, ios: false, android: false };
  const page = { device, visit: { campaign: undefined } };
  return { analytics: counted(analytics(client), visitor, page), errors: errorLog(client) };
}

it('[R-702][R-704] an analytics event is posted with its subject and the account of the signed-in user', async () => {
  const event = {
    communityType: 'DEPARTMENT',
    topicId: 42,
    departmentId: 7,
    companyId: 1001,
    pageName: 'HomeScreen',
    eventType: 'pageView',
  } as const;
  expect(await sentBy((to) => to.analytics.recordEvent(event))).toEqual({
    call: 'POST /curate-services/v0/event',
    credentials: 'include',
    body: event,
  });
});

it('[R-706][R-793][R-797] analytics events are sent in bulk and name the client that counted them', async () => {
  const events = [{ eventType: 'impression', pageName: 'HomeScreen', entity: 'post_impressions', count: 3 }];
  expect(await sentBy((to) => to.analytics.recordEvents({ events }))).toMatchObject({
    call: 'POST /curate-services/v0/event/bulk',
    body: { events, tracker: { id: 9205, tenant: 9 } },
  });
});

it('[R-706] timings and page vitals are sent to separate loggers', async () => {
  const timing = { name: 'page-load', milliseconds: 312, pageName: 'HomeScreen' };
  expect(await sentBy((to) => to.analytics.recordTiming(timing))).toMatchObject({
    call: 'POST /api/v4/log/performance',
    body: timing,
  });
  const vital = { name: 'INP', value: 240, target: 'button.vote', pageName: 'HomeScreen' } as const;
  expect(await sentBy((to) => to.analytics.recordVital(vital))).toMatchObject({
    call: 'POST /api/v4/log/web-vitals',
    body: vital,
  });
});

it('[R-706][R-709] an error is logged with where it was shown and the details needed to fix it', async () => {
  const report = {
    error: 'listFeed answered 502',
    display: 'APP',
    extra: { operation: 'listFeed', status: 502 },
  } as const;
  expect(await sentBy((to) => to.errors.logError(report))).toMatchObject({
    call: 'POST /api/v4/log/error',
    body: report,
  });
});
