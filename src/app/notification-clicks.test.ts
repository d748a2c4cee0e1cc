import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const WORKER = readFileSync(new URL('public/sw.js', import.meta.url), 'utf8');

interface Asked {
  readonly type: string;
  readonly url: string;
}

/** A window of the site; some answer the worker. */
const page = (name: string, answers: boolean, happened: string[]) => ({
  postMessage: ({ type, url }: Asked, [port]: MessagePort[]) => {
    if (!answers) return;
    happened.push(`${type} ${url} in ${name}`);
    port?.postMessage('opened');
  },
  focus: async () => void happened.push(`focus ${name}`),
});

/** Runs our worker over these windows and clicks a notification. */
async function click(url: string, windows: Readonly<Record<string, boolean>>): Promise<readonly string[]> {
  const happened: string[] = [];
  const pages = Object.entries(windows).map(([name, answers]) => page(name, answers, happened));
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://humkaar.example' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => void happened.push(`new window ${address}`),
    },
  };
  const setTimeout = (late: () => void) => {
    if (Object.values(windows)[0] === false) late();
  };
  runInNewContext(WORKER, { self, URL, MessageChannel, setTimeout });
  const work: Promise<unknown>[] = [];
  listeners.get('notificationclick')?.({
    notification: { close: () => happened.push('close'), data: { url } },
    waitUntil: (done: Promise<unknown>) => work.push(done),
  });
  await Promise.all(work);
  return happened;
}

it('a clicked notification opens in the page used last, which does not reload', async () => {
  expect(await click('/p/Kq3vN8xWm2Zt7Rf1?k=1', { last: true, other: true })).toEqual([
    'close',
    'open /p/Kq3vN8xWm2Zt7Rf1?k=1 in last',
    'focus last',
  ]);
});

it('a clicked notification gets its own window beside a page that does not answer, or without a page', async () => {
  expect(await click('/p/Kq3vN8xWm2Zt7Rf1', { visitor: false, other: true })).toEqual([
    'close',
    'new window /p/Kq3vN8xWm2Zt7Rf1',
  ]);
  expect(await click('https://evil.example/', {})).toEqual(['close', 'new window /notifications']);
});
