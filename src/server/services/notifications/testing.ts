import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

/** The settings with which the server sends push messages. */
export const PUSH_KEYS = {
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
  VAPID_SUBJECT: 'mailto:a@b.example',
};

export const browserToken = (name: string, origin = 'https://updates.push.services.mozilla.com'): string =>
  JSON.stringify({
    endpoint: `${origin}/wpush/v2/${name}`,
    keys: { p256dh: `p-${name}`, auth: `a-${name}` },
  });

export interface Shown {
  readonly notificationId: string;
  readonly status: number;
  readonly variantId: string;
  readonly isMuted: boolean;
  readonly created: string;
  readonly data: { readonly title: string; readonly body: string; readonly cta: string };
}

export async function startCommentsEnvironment(preferences: Parameters<typeof startTestEnvironment>[0] = {}) {
  const env = await startTestEnvironment(preferences);
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) => {
    const reply = await env.send({ method, url, headers: { cookie }, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const BASE = '/notification-services/v1';
  return {
    ...env,
    ask,
    received: async ({ cookie }: Person): Promise<readonly Shown[]> =>
      (await ask('GET', `${BASE}/notifications?platform=computer`, cookie)).body,
    mark: ({ cookie }: Person, payload: object) => ask('POST', `${BASE}/notifications`, cookie, payload),
    mute: ({ cookie }: Person, id: string, isMuted = true) =>
      ask('PUT', `${BASE}/notifications/${id}/mute`, cookie, { isMuted }),
    query: async ({ cookie }: Person, payload: object) =>
      ask('PUT', `${BASE}/preferences`, cookie, { kinds: [], quiet: null, dailyCap: 5, ...payload }),
    register: ({ cookie }: Person, token: string) =>
      ask('POST', '/api/v2/user/device/register', cookie, { token }),
    comment: (person: Person, postId: string, text: string) =>
      env.write('POST', `/v1/post/${postId}/comment`, { text, profileType: 'ANONYMOUS' }, person.cookie),
    reply: (person: Person, commentId: string, text: string) =>
      env.write(
        'POST',
        `/v1/post/comment/${commentId}/reply`,
        { text, profileType: 'ANONYMOUS' },
        person.cookie,
      ),
    vote: (person: Person, resourceId: string, voteType: 'UP' | 'NONE' = 'UP') =>
      env.write('POST', '/v1/vote', { resourceId, resourceType: 'POST', voteType }, person.cookie),
  };
}

export type CommentsEnvironment = Awaited<ReturnType<typeof startCommentsEnvironment>>;
export type { Person, TestEnvironment };
