import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from './make-page';
import { memoryExchange } from './memory-exchange';
import { PageCache, type Render } from './page-cache';
import type { PageExchange, SharedPage } from './page-exchange';
import type { Removed } from './removal-feed';
import { PageBusy } from './render-queue';

/** One server's removals; `isComplete` can be taken away. */
function feed() {
  const listeners: ((removed: Removed) => void)[] = [];
  const state = { isComplete: true };
  const removals = {
    isComplete: () => state.isComplete,
    subscribe: (listener: (removed: Removed) => void) => void listeners.push(listener),
  };
  const publish = (removed: Removed) => {
    for (const listener of listeners) listener(removed);
  };
  return { removals, publish, state };
}

const pageOf = (text: string): Page => ({
  kind: 'page',
  status: 200,
  html: Buffer.from(text),
  packed: { encoding: 'br', bytes: brotliCompressSync(text) },
  inline: { styles: ["'sha256-a'"], scripts: ["'sha256-b'"] },
  plain: false,
});
const textOf = (page: Page) => (page.kind === 'page' ? page.html.toString() : page.to);

let now: number;
beforeEach(() => {
  now = Date.parse('2026-11-24T06:00:00Z');
});

function server(content: { text: string }, exchange?: PageExchange) {
  const { removals, publish, state } = feed();
  const cache = new PageCache({ now: () => new Date(now), removals, exchange });
  const rendered: string[] = [];
  const render = async () => {
    const { text } = content;
    rendered.push(text);
    await wait(0);
    return pageOf(text);
  };
  const read = async (over: { render?: () => Promise<Page>; isShared?: boolean } = {}) =>
    textOf(await cache.get('/', { render, renderAgain: render, isShared: true, ...over }));
  return { read, rendered, publish, state };
}

describe('cached pages for visitors', () => {
  it('visitor pages are rendered once for all who ask at the same time', async () => {
    const { read, rendered } = server({ text: 'Home' });
    expect(await Promise.all([read(), read(), read()])).toEqual(['Home', 'Home', 'Home']);
    expect(rendered).toHaveLength(1);
  });

  it('visitor pages of the last five minutes are sent while a newer one is rendered, so no visitor waits', async () => {
    const content = { text: 'one vote' };
    const { read } = server(content);
    await read();
    content.text = 'two votes';
    now += 290_000;
    expect(await read()).toBe('one vote');
    await expect.poll(() => read()).toBe('two votes');
    content.text = 'three votes';
    now += 310_000;
    expect(await read()).toBe('three votes');
  });

  it('visitor pages are still served when the server is too busy to render them again', async () => {
    const { read } = server({ text: 'Home' });
    await read();
    now += 5_000;
    const busy = async () => {
      throw new PageBusy('too many pages are waiting');
    };
    expect(await read({ render: busy })).toBe('Home');
  });

  it('visitor pages are compressed better once they are requested again', async () => {
    const cache = new PageCache({ now: () => new Date(now) });
    const render: Render = async (pack) => {
      const packed = await pack(Buffer.alloc(0), Buffer.from('Home'));
      return { ...(pageOf('Home') as Extract<Page, { kind: 'page' }>), packed };
    };
    const encodings: string[] = [];
    for (const _ of ['first', 'again']) {
      const page = await cache.get('/', { render, renderAgain: render, isShared: false });
      encodings.push(page.kind === 'page' ? page.packed.encoding : page.kind);
      now += 60_000;
    }
    expect(encodings).toEqual(['gzip', 'br']);
  });
});

describe('removed content', () => {
  it('removed content disappears from the cached pages at once, and other pages stay cached', async () => {
    const content = { text: 'post-1 and post-2' };
    const { read, rendered, publish } = server(content);
    await read();
    publish('post-3');
    expect(await read()).toBe('post-1 and post-2');
    expect(rendered).toHaveLength(1);
    content.text = 'post-2';
    publish('post-1');
    expect(await read()).toBe('post-2');
  });

  it('any page is dropped when the removal names no content', async () => {
    const content = { text: 'a review' };
    const { read, publish } = server(content);
    await read();
    content.text = 'no review';
    publish(undefined);
    expect(await read()).toBe('no review');
  });

  it('removed content is on no page requested after the removal, even if the page was being rendered', async () => {
    const { read, publish } = server({ text: 'nothing' });
    let finish = () => {};
    const render = () =>
      new Promise<Page>((done) => {
        finish = () => done(pageOf('post-1'));
      });
    const before = read({ render });
    await wait(0);
    publish('post-1');
    const after = [read(), read()];
    finish();
    expect(await before).toBe('post-1');
    expect(await Promise.all([...after, read()])).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it('no finished page is sent while removals may be missed', async () => {
    const content = { text: 'post-1' };
    const { read, state } = server(content);
    await read();
    state.isComplete = false;
    content.text = 'nothing';
    expect(await read()).toBe('nothing');
  });
});

describe('two processes', () => {
  it('two processes render a page once, also when both are asked at the same time', async () => {
    const content = { text: 'Home' };
    const exchange = memoryExchange(() => now);
    const [one, two] = [server(content, exchange), server(content, exchange)];
    expect(await Promise.all([one.read(), two.read()])).toEqual(['Home', 'Home']);
    expect(one.rendered.length + two.rendered.length).toBe(1);
    now += 1_000;
    expect(await server(content, exchange).read()).toBe('Home');
    expect(one.rendered.length + two.rendered.length).toBe(1);
  });

  it('two processes share a page in either encoding', async () => {
    const exchange = memoryExchange(() => now);
    const render: Render = async (pack) => {
      const packed = await pack(Buffer.from('<style>'), Buffer.from('Home'));
      return { ...(pageOf('<style>Home') as Extract<Page, { kind: 'page' }>), packed };
    };
    const own = new PageCache({ now: () => new Date(now), removals: feed().removals, exchange });
    for (const _ of ['gzip', 'br']) {
      await own.get('/', { render, renderAgain: render, isShared: true });
      expect(await server({ text: 'other' }, exchange).read()).toBe('<style>Home');
      now += 60_000;
    }
  });

  it('two processes never share a page that shows removed content', async () => {
    const content = { text: 'post-1' };
    const exchange = memoryExchange(() => now);
    const [one, two] = [server(content, exchange), server(content, exchange)];
    await one.read();
    content.text = 'nothing';
    two.publish('post-1');
    expect(await two.read()).toBe('nothing');
    one.publish('post-1');
    expect(await one.read()).toBe('nothing');
  });

  it.each(['store', 'take'] as const)(
    'two processes never share a page that was delayed at %s and shows content removed in the meantime',
    async (step) => {
      const content = { text: 'post-1' };
      const exchange = memoryExchange(() => now);
      let arrive: (() => void) | undefined;
      const late: PageExchange = {
        ...exchange,
        [step]: async (name: string, page: SharedPage) => {
          const found = step === 'take' ? await exchange.take(name) : undefined;
          await new Promise<void>((done) => (arrive = done));
          return step === 'take' ? found : exchange.store(name, page);
        },
      };
      if (step === 'take') await server(content, exchange).read();
      const [one, two] = [server(content, late), server(content, exchange)];
      const reading = one.read();
      await expect.poll(() => arrive).toBeDefined();
      content.text = 'nothing';
      now += 100;
      for (const { publish } of [one, two]) publish('post-1');
      now += 100;
      arrive?.();
      const [before, after] = [await reading, await two.read()];
      expect([before, after]).toEqual([step === 'take' ? 'nothing' : 'post-1', 'nothing']);
    },
  );

  it('the second process renders a page when the first one fails', async () => {
    const content = { text: 'Home' };
    const exchange = memoryExchange(() => now);
    const [one, two] = [server(content, exchange), server(content, exchange)];
    const failing = one.read({ render: () => Promise.reject(new PageBusy('rendering took too long')) });
    const waiting = two.read();
    await expect(failing).rejects.toThrow(PageBusy);
    expect(await waiting).toBe('Home');
  });

  it('pages of private addresses stay in their process', async () => {
    const content = { text: 'an answer' };
    const exchange = memoryExchange(() => now);
    const [one, two] = [server(content, exchange), server(content, exchange)];
    await one.read({ isShared: false });
    await two.read({ isShared: false });
    expect(one.rendered.length + two.rendered.length).toBe(2);
  });
});
