import { expect, it } from 'vitest';
import { withRenewal } from './renewal';

const status = (code: number) => new Response(null, { status: code });
const call = (path = '/feed') => new Request(`http://here${path}`, { method: 'POST', body: '{"a":1}' });

/** A service whose session has run out until it is renewed. */
function service(renewed: boolean) {
  let alive = false;
  const received: string[] = [];
  let renewals = 0;
  const fetch = async (request: Request) => {
    received.push(await request.text());
    return status(alive ? 204 : 401);
  };
  const renew = async () => {
    renewals += 1;
    await Promise.resolve();
    alive = renewed;
    return renewed;
  };
  return { fetch, renew, received, renewals: () => renewals };
}

it('a request is repeated once with the same body when the session could be renewed', async () => {
  const { fetch, renew, received } = service(true);
  const response = await withRenewal(fetch, { signedIn: () => true, renew })(call());
  expect([response.status, received]).toEqual([204, ['{"a":1}', '{"a":1}']]);
});

it('parallel requests with an expired session share a single renewal', async () => {
  const { fetch, renew, renewals } = service(true);
  const wire = withRenewal(fetch, { signedIn: () => true, renew });
  const responses = await Promise.all(Array.from({ length: 20 }, () => wire(call())));
  expect([responses.every((response) => response.status === 204), renewals()]).toEqual([true, 1]);
});

it('a 401 is passed on after a single renewal that failed', async () => {
  const { fetch, renew, received, renewals } = service(false);
  const response = await withRenewal(fetch, { signedIn: () => true, renew })(call());
  expect([response.status, received.length, renewals()]).toEqual([401, 1, 1]);
});

it('a visitor’s 401 does not trigger a renewal', async () => {
  const { fetch, renew, renewals } = service(true);
  const response = await withRenewal(fetch, { signedIn: () => false, renew })(call());
  expect([response.status, renewals()]).toEqual([401, 0]);
});
