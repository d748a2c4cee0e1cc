import { describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache';

const position = (path: string, init?: RequestInit) => new Request(`http://service.test${path}`, init);

function setUp(answer: (request: Request) => Promise<Response> = async () => Response.json({ ok: true })) {
  const requests: string[] = [];
  const env = { now: 0, onWay: false };
  const answers = new ResponseCache(
    (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    },
    { now: () => env.now, isNavigating: () => env.onWay },
  );
  return { answers, requests, env };
}

describe('the response cache', () => {
  it('the response cache serves every navigation to a page that was just read', async () => {
    const { answers, requests, env } = setUp();
    await answers.fetch(position('/posts'));
    env.onWay = true;
    expect(await (await answers.fetch(position('/posts'))).json()).toEqual({ ok: true });
    expect(await (await answers.fetch(position('/posts'))).json()).toEqual({ ok: true });
    expect(requests).toEqual(['GET /posts']);
  });

  it('a cached response is available at once, without streaming', async () => {
    const { answers, env } = setUp();
    await answers.fetch(position('/posts'));
    env.onWay = true;
    const answer = await answers.fetch(position('/posts'));
    const copy = answer.clone();
    let read = '';
    void answer.text().then((text) => {
      read = text;
    });
    await undefined;
    await undefined;
    expect(read).toBe('{"ok":true}');
    expect(await copy.json()).toEqual({ ok: true });
  });

  it('the response cache does not store HTML pages that a proxy answered with', async () => {
    const { answers, requests, env } = setUp(
      async () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await answers.fetch(position('/posts'));
    env.onWay = true;
    await answers.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'GET /posts']);
  });

  it('the response cache serves neither requests of the current page nor requests after a minute', async () => {
    const { answers, requests, env } = setUp();
    await answers.fetch(position('/posts'));
    await answers.fetch(position('/posts'));
    env.onWay = true;
    env.now = 60_001;
    await answers.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'GET /posts', 'GET /posts']);
  });

  it('the response cache is cleared by any write, even one that fails', async () => {
    const { answers, requests, env } = setUp(async ({ method }) => {
      if (method === 'POST') throw new TypeError('cut');
      return Response.json({});
    });
    env.onWay = true;
    await answers.fetch(position('/posts'));
    await expect(answers.fetch(position('/vote', { method: 'POST' }))).rejects.toThrow('cut');
    await answers.fetch(position('/posts'));
    expect(requests).toEqual(['GET /posts', 'POST /vote', 'GET /posts']);
  });

  it.each(['/curate-services/v0/event', '/curate-services/v0/event/bulk', '/v1/postview/bulk'])(
    'the response cache keeps its pages after the usage event %s',
    async (path) => {
      const { answers, requests, env } = setUp();
      env.onWay = true;
      await answers.fetch(position('/posts'));
      await answers.fetch(position(path, { method: 'POST' }));
      await answers.fetch(position('/posts'));
      expect(requests).toEqual(['GET /posts', `POST ${path}`]);
    },
  );

  it('the response cache shares a prefetch that is still running', async () => {
    let answer = (_: Response) => {};
    const { answers, requests, env } = setUp(
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    const ahead = answers.prefetch(position('/posts'));
    env.onWay = true;
    const wanted = answers.fetch(position('/posts'));
    answer(Response.json({ posts: 3 }));
    expect(await (await wanted).json()).toEqual({ posts: 3 });
    expect((await ahead).ok).toBe(true);
    expect(requests).toEqual(['GET /posts']);
  });

  it('the response cache does not store failed or aborted requests', async () => {
    let tries = 0;
    const { answers, requests, env } = setUp(async () => {
      tries++;
      if (tries === 1) throw new DOMException('called off', 'AbortError');
      return new Response('', { status: tries === 2 ? 503 : 200 });
    });
    env.onWay = true;
    await expect(answers.prefetch(position('/posts'))).rejects.toThrow('called off');
    expect((await answers.fetch(position('/posts'))).status).toBe(503);
    expect((await answers.fetch(position('/posts'))).status).toBe(200);
    expect(requests).toHaveLength(3);
  });

  it('a prefetch never sends a write', async () => {
    const { answers, requests } = setUp();
    await expect(answers.prefetch(position('/vote', { method: 'POST' }))).rejects.toThrow('only reading');
    expect(requests).toEqual([]);
  });

  it('the response cache stores at most thirty responses and removes the oldest first', async () => {
    const { answers, requests, env } = setUp();
    for (let page = 0; page <= 30; page++) await answers.fetch(position(`/posts/${page}`));
    requests.length = 0;
    env.onWay = true;
    await answers.fetch(position('/posts/30'));
    await answers.fetch(position('/posts/0'));
    expect(requests).toEqual(['GET /posts/0']);
  });
});
