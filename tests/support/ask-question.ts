import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';

export const IMRAN = 'Mb2imranS7Vt5Wk9';
export const ANSWERING = ['Mb1asha2Nair3Qx4', 'Mb5sudhaV9Gm3Bn7'] as const;
export const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
export const LIST = '/notification-services/v1/notifications';

export const headersOf = (baseURL: string | undefined) => ({
  ...AMBIENT,
  origin: new URL(baseURL ?? '').origin,
  'idempotency-key': randomUUID(),
});

/** A logged-in member asks a new question. */
export async function ask({ request }: BrowserContext, baseURL: string | undefined): Promise<string> {
  const data = {
    title: `Does anybody know ${randomUUID().slice(0, 8)}?`,
    content: 'Just asking.',
    community: { type: 'TOPIC', entityId: 42 },
    profileType: 'ANONYMOUS',
    media: [],
    poll: null,
    salaryIds: [],
  };
  const response = await request.post('/feed-services/v2/post', { data, headers: headersOf(baseURL) });
  return (await response.json()).postId;
}

export async function reply(
  context: BrowserContext,
  baseURL: string | undefined,
  postId: string,
): Promise<void> {
  const data = { text: `Yes ${randomUUID().slice(0, 8)}`, profileType: 'ANONYMOUS' };
  const path = `/feed-services/v1/post/${postId}/comment`;
  const response = await context.request.post(path, { data, headers: headersOf(baseURL) });
  expect(response.status()).toBe(201);
}
