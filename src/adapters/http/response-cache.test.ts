import { describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache';

const position = (path: string, init?: RequestInit) => new Request(`http://service.test${path}`, init);

function setUp(response: (request: Request) => Promise<Response> = async () => Response.json({ ok: true })) {
  const requests: string[] = [];
  const env = { now: 0, onWay: false };
  const responses = new ResponseCache(
    (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return response(request);
    },
    { now: () => env.now, isNavigating: () => env.onWay },
  );
  return { responses, requests, env };
}

describe('the response cache', () => {
  it('the response cache serves every navigation to a page that was just read', async () => {
    const { responses, requests, env } = setUp();
    await responses.fetch(position('/posts'));
    env.onWay = true;
    expect(await (await responses.fetch(position('/posts'))).json()).toEqual({ ok: true });
    expect(await (await responses.fetch(position('/posts'))).json()).toEqual({ ok: true });
    expect(requests).toEqual(['GET /posts']);
  });

  it('a cached response is available at once, without streaming', async () => {
    const { responses, env } = setUp();
    await responses.fetch(position('/posts'));
    env.onWay = true;
    const response = await responses.fetch(position('/posts'));
    const copy = response.clone();
    let read = '';
    void response.text().then((text) => {
      read = text;
    });
    await undefined;
    await undefined;
    expect(read).toBe('{"ok":true}');
    expect(await copy.json()).toEqual({ ok: true });
  });

  it('the response cache does not store HTML pages that a proxy answered with', async () => {
    const { responses, requests, env } = setUp(
      async () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await responses.fetch(position('/posts'));
    env.onWay = true;
    await responses.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'GET /posts']);
  });

  it('the response cache serves neither requests of the current page nor requests after a minute', async () => {
    const { responses, requests, env } = setUp();
    await responses.fetch(position('/posts'));
    await responses.fetch(position('/posts'));
    env.onWay = true;
    env.now = 60_001;
    await responses.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'GET /posts', 'GET /posts']);
  });

  it('the response cache is cleared by any write, even one that fails', async () => {
    const { responses, requests, env } = setUp(async ({ method }) => {
      if (method === 'POST') throw new TypeError('cut');
      return Response.json({});
    });
    env.onWay = true;
    await responses.fetch(position('/posts'));
    await expect(responses.fetch(position('/vote', { method: 'POST' }))).rejects.toThrow('cut');
    await responses.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'POST /vote', 'GET /posts']);
  });

  it.each(['/curate-services/v0/event', '/curate-services/v0/event/bulk', '/v1/postview/bulk'])(
    'the response cache keeps its pages after the usage event %s',
    async (path) => {
      const { responses, requests, env } = setUp();
      env.onWay = true;
      await responses.fetch(position('/posts'));
      await responses.fetch(position(path, { method: 'POST' }));
      await responses.fetch(position('/posts'));
      expect(requests).toEqual(['GET /posts', `POST ${path}`]);
    },
  );

  it('the response cache shares a prefetch that is still running', async () => {
    let response = (_: Response) => {};
    const { responses, requests, env } = setUp(
      () =>
        new Promise((done) => {
          response = done;
        }),
    );
    const ahead = responses.prefetch(position('/posts'));
    env.onWay = true;
    const wanted = responses.fetch(position('/posts'));
    response(Response.json({ posts: 3 }));
    expect(await (await wanted).json()).toEqual({ posts: 3 });
    expect((await ahead).ok).toBe(true);
    expect(requests).toEqual(['GET /posts']);
  });

  it('the response cache does not store failed or aborted requests', async () => {
    let tries = 0;
    const { responses, requests, env } = setUp(async () => {
      tries++;
      if (tries === 1) throw new DOMException('called off', 'AbortError');
      return new Response('', { status: tries === 2 ? 503 : 200 });
    });
    env.onWay = true;
    await expect(responses.prefetch(position('/posts'))).rejects.toThrow('called off');
    expect((await responses.fetch(position('/posts'))).status).toBe(503);
    expect((await responses.fetch(position('/posts'))).status).toBe(200);
    expect(requests).toHaveLength(3);
  });

  it('a prefetch never sends a write', async () => {
    const { responses, requests } = setUp();
    await expect(responses.prefetch(position('/vote', { method: 'POST' }))).rejects.toThrow('only reading');
    expect(requests).toEqual([]);
  });

  it('the response cache stores at most thirty responses and removes the oldest first', async () => {
    const { responses, requests, env } = setUp();
    for (let page = 0; page <= 30; page++) await responses.fetch(position(`/posts/${page}`));
    requests.length = 0;
    env.onWay = true;
    await responses.fetch(position('/posts/30'));
    await responses.fetch(position('/posts/0'));
    expect(requests).toEqual(['GET /posts/0']);
  });
});
