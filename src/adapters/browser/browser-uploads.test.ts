// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '../../core/shared/failure';
import { siteAmbience } from '../http/ambient';
import { ManualTimers, settle } from '../http/testing';
import { BrowserUploads } from './browser-uploads';

/** A fake connection that reports nothing until the test triggers it. */
class Line extends EventTarget {
  static last: Line;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onabort = () => {};
  status = 201;
  responseText = JSON.stringify({ key: 'a', url: '/media/a' });
  constructor() {
    super();
    Line.last = this;
  }
  open() {}
  readonly headers = new Map<string, string>();
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader = () => null;
  send() {}
  abort() {
    this.onabort();
  }
}

afterEach(() => vi.unstubAllGlobals());

async function sending() {
  vi.stubGlobal('XMLHttpRequest', Line);
  const timers = new ManualTimers();
  const ambience = () => siteAmbience('small');
  const uploads = new BrowserUploads({ ambience, accountId: () => 'asha', renew: async () => false, timers });
  const file = new File(['bytes'], 'desk.jpg', { type: 'image/jpeg' });
  const upload = uploads.upload(file, () => {});
  let ended: unknown = 'sending';
  upload.done.then(
    (picture) => {
      ended = picture;
    },
    (error: unknown) => {
      ended = error;
    },
  );
  await settle();
  return { timers, upload, ended: () => ended };
}

it('[R-007] a picture upload without progress for 30 seconds fails, so that the user can retry it', async () => {
  const { timers, ended } = await sending();
  timers.pass(29_999);
  Line.last.upload.onprogress?.({ loaded: 1, total: 5 });
  timers.pass(29_999);
  await settle();
  expect(ended()).toBe('sending');
  timers.pass(1);
  await settle();
  expect(ended()).toBeInstanceOf(Failure);
  expect(ended()).toMatchObject({ kind: 'unavailable', code: 'TIMEOUT' });
});

it('a picture removed from a draft is deleted on the server, even after the session was renewed', async () => {
  const requests: string[] = [];
  const statuses = [401, 204];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url}`);
    return new Response(null, { status: statuses.shift() ?? 500 });
  });
  const ambience = () => siteAmbience('small');
  const uploads = new BrowserUploads({
    ambience,
    accountId: () => 'asha',
    renew: async () => true,
    timers: new ManualTimers(),
  });
  uploads.discard('Pq7Lt2VwXn4Kd9RbZm5HcA');
  await settle();
  expect(requests).toEqual([
    'DELETE /media/pending/Pq7Lt2VwXn4Kd9RbZm5HcA',
    'DELETE /media/pending/Pq7Lt2VwXn4Kd9RbZm5HcA',
  ]);
});

it('a picture upload names the account of its page, so that no other account in the browser receives it', async () => {
  await sending();
  expect(Line.last.headers.get('x-account-id')).toBe('asha');
});

it('a completed picture upload leaves no timer running, and a stopped upload is not a failure', async () => {
  const there = await sending();
  Line.last.onload();
  await settle();
  expect(there.ended()).toEqual({ key: 'a', url: '/media/a' });
  expect(there.timers.pending).toBe(0);
  const stopped = await sending();
  stopped.upload.cancel();
  await settle();
  expect(stopped.ended()).toMatchObject({ kind: 'cancelled' });
  expect(stopped.timers.pending).toBe(0);
});
