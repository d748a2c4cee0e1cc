import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoticeChannel } from './notice-channel';

const settled = () => new Promise((done) => setTimeout(done));

/** Records when a tab that wants to lead leads and stops, with the given lock behaviour. */
async function lead(request: (name: string, how: { signal: AbortSignal }) => Promise<void>) {
  vi.stubGlobal('navigator', { locks: { request } });
  const reported: string[] = [];
  const resign = new NoticeChannel().lead(() => {
    reported.push('leads');
    return () => reported.push('stops');
  });
  await settled();
  return {
    listeners: reported,
    resign: () => {
      resign();
      return settled();
    },
  };
}

describe('the tab that polls for notices', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[R-187] each tab polls for itself where the browser denies its locks', async () => {
    const { listeners: reported, resign } = await lead(() =>
      Promise.reject(new DOMException('denied', 'SecurityError')),
    );
    expect(reported).toEqual(['leads']);
    await resign();
    expect(reported).toEqual(['leads', 'stops']);
  });

  it('a tab that resigned while waiting never polls', async () => {
    const { listeners: reported, resign } = await lead(
      (_, { signal }) =>
        new Promise((_done, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
        }),
    );
    await resign();
    expect(reported).toEqual([]);
  });
});
