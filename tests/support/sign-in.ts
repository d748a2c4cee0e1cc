import { type APIRequestContext, expect } from '@playwright/test';

export const ASHA = 'Mb1asha2Nair3Qx4';

/** Logs a seeded member in; a page, a context or a test has the request context. */
export async function signIn(request: APIRequestContext, baseURL: string | undefined, memberId = ASHA) {
  const response = await request.post('/sandbox/session', {
    data: { memberId },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  expect(response.status()).toBe(204);
}
