import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers';

const at = (path: string, init?: RequestInit) => new Request(`http://service.test${path}`, init);

function setUp(answer: (request: Request) => Promise<Response> = async () => Response.json({ ok: true })) {
  const asked: string[] = [];
  const world = { now: 0, onWay: false };
  const answers = new KeptAnswers(
    (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    },
    { now: () => world.now, onWay: () => world.onWay },
  );
  return { answers, asked, world };
}

describe('the response cache', () => {
  it('the response cache serves every navigation to a page that was just read', async () => {
    const { answers, asked, world } = setUp();
    await answers.fetch(at('/posts'));
    world.onWay = true;
    expect(await (await answers.fetch(at('/posts'))).json()).toEqual({ ok: true });
    expect(await (await answers.fetch(at('/posts'))).json()).toEqual({ ok: true });
    expect(asked).toEqual(['GET /posts']);
  });

  it('a cached response is available at once, without streaming', async () => {
    const { answers, world } = setUp();
    await answers.fetch(at('/posts'));
    world.onWay = true;
    const answer = await answers.fetch(at('/posts'));
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
    const { answers, asked, world } = setUp(
      async () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await answers.fetch(at('/posts'));
    world.onWay = true;
    await answers.fetch(at('/posts'));
    expect(asked).toEqual(['GET /posts', 'GET /posts']);
  });

  it('the response cache serves neither requests of the current page nor requests after a minute', async () => {
    const { answers, asked, world } = setUp();
    await answers.fetch(at('/posts'));
    await answers.fetch(at('/posts'));
    world.onWay = true;
    world.now = 60_001;
    await answers.fetch(at('/posts'));
    expect(asked).toEqual(['GET /posts', 'GET /posts', 'GET /posts']);
  });

  it('the response cache is cleared by any write, even one that fails', async () => {
    const { answers, asked, world } = setUp(async ({ method }) => {
      if (method === 'POST') throw new TypeError('cut');
      return Response.json({});
    });
    world.onWay = true;
    await answers.fetch(at('/posts'));
    await expect(answers.fetch(at('/vote', { method: 'POST' }))).rejects.toThrow('cut');
    await answers.fetch(at('/posts'));
    expect(asked).toEqual(['GET /posts', 'POST /vote', 'GET /posts']);
  });

  it('the response cache shares a prefetch that is still running', async () => {
    let answer = (_: Response) => {};
    const { answers, asked, world } = setUp(
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    const ahead = answers.ahead(at('/posts'));
    world.onWay = true;
    const wanted = answers.fetch(at('/posts'));
    answer(Response.json({ posts: 3 }));
    expect(await (await wanted).json()).toEqual({ posts: 3 });
    expect((await ahead).ok).toBe(true);
    expect(asked).toEqual(['GET /posts']);
  });

  it('the response cache does not store failed or aborted requests', async () => {
    let tries = 0;
    const { answers, asked, world } = setUp(async () => {
      tries++;
      if (tries === 1) throw new DOMException('called off', 'AbortError');
      return new Response('', { status: tries === 2 ? 503 : 200 });
    });
    world.onWay = true;
    await expect(answers.ahead(at('/posts'))).rejects.toThrow('called off');
    expect((await answers.fetch(at('/posts'))).status).toBe(503);
    expect((await answers.fetch(at('/posts'))).status).toBe(200);
    expect(asked).toHaveLength(3);
  });

  it('a prefetch never sends a write', async () => {
    const { answers, asked } = setUp();
    await expect(answers.ahead(at('/vote', { method: 'POST' }))).rejects.toThrow('only reading');
    expect(asked).toEqual([]);
  });

  it('the response cache stores at most thirty responses and removes the oldest first', async () => {
    const { answers, asked, world } = setUp();
    for (let page = 0; page <= 30; page++) await answers.fetch(at(`/posts/${page}`));
    asked.length = 0;
    world.onWay = true;
    await answers.fetch(at('/posts/30'));
    await answers.fetch(at('/posts/0'));
    expect(asked).toEqual(['GET /posts/0']);
  });
});
