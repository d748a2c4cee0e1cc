import { expect, it } from 'vitest';
import { forOwnAccount } from './own-account';

async function send(path: string, ofPage: string | undefined, ofBrowser: string | undefined) {
  const sent: string[] = [];
  const fetch = forOwnAccount(
    async ({ url }) => {
      sent.push(new URL(url).pathname);
      return new Response(null, { status: 204 });
    },
    { ofPage: () => ofPage, ofBrowser: () => ofBrowser },
  );
  const { status } = await fetch(new Request(`http://here${path}`, { method: 'POST' }));
  return [status, sent.length];
}

it.each([
  ['their own page', 'asha', 'asha'],
  ['a page that was opened by a visitor', undefined, 'asha'],
  ['a page whose session the browser has forgotten: the service refuses it by itself', 'asha', undefined],
])('requests are sent from %s', async (_, ofPage, ofBrowser) => {
  expect(await send('/feed-services/v1/post/p1/comment', ofPage, ofBrowser)).toEqual([204, 1]);
});

it('a page of one member sends no requests in the name of another member', async () => {
  expect(await send('/feed-services/v1/post/p1/comment', 'asha', 'imran')).toEqual([401, 0]);
});

it.each(['/login/social', '/logout', '/sandbox/session'])(
  '%s can be sent from the page of any account',
  async (path) => {
    expect(await send(path, 'asha', 'imran')).toEqual([204, 1]);
  },
);
