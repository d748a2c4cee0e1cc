import { expect, it } from 'vitest';
import { ambient, type Screen, siteAmbience } from './ambient';
import { analytics, analyticsClient } from './generated/analytics';
import { loginAmbience } from './login-ambience';

async function headersOf(ambience: () => ReturnType<typeof siteAmbience>) {
  const seen: (string | null)[] = [];
  const client = analyticsClient({
    origin: 'http://service.test',
    fetch: async ({ headers }) => {
      seen.push(headers.get('appid'), headers.get('systemid'), headers.get('x-device-type'));
      return new Response(undefined, { status: 204 });
    },
    middleware: [ambient(ambience)],
  });
  await analytics(client).recordVital({ name: 'INP', value: 240, pageName: 'HomeScreen' });
  return seen;
}

it('[R-586][R-703] every request names its product surface and kind of client', async () => {
  await expect(headersOf(() => siteAmbience('large'))).resolves.toEqual(['999', 'AB_WEB', 'WEB']);
  await expect(headersOf(() => siteAmbience('small'))).resolves.toEqual(['999', 'AB_MSITE', 'WAP']);
});

it('login and logout requests name the kind of page', async () => {
  await expect(headersOf(() => loginAmbience('small'))).resolves.toEqual(['999', 'pwa', 'WAP']);
  await expect(headersOf(() => loginAmbience('large'))).resolves.toEqual(['999', 'desktop', 'WEB']);
});

it('the client headers follow a screen that is rotated', async () => {
  let screen: Screen = 'large';
  const now = () => siteAmbience(screen);
  await headersOf(now);
  screen = 'small';
  await expect(headersOf(now)).resolves.toEqual(['999', 'AB_MSITE', 'WAP']);
});
