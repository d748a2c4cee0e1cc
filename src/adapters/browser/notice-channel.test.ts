import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoticeChannel } from './notice-channel';

const settled = () => new Promise((done) => setTimeout(done));

/** Records when a tab that wants to lead leads and stops, with the given lock behaviour. */
async function lead(request: (name: string, how: { signal: AbortSignal }) => Promise<void>) {
  vi.stubGlobal('navigator', { locks: { request } });
  const told: string[] = [];
  const resign = new NoticeChannel().lead(() => {
    told.push('leads');
    return () => told.push('stops');
  });
  await settled();
  return {
    told,
    resign: () => {
      resign();
      return settled();
    },
  };
}

describe('the tab that polls for notices', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[R-187] each tab polls for itself where the browser denies its locks', async () => {
    const { told, resign } = await lead(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(told).toEqual(['leads']);
    await resign();
    expect(told).toEqual(['leads', 'stops']);
  });

  it('a tab that resigned while waiting never polls', async () => {
    const { told, resign } = await lead(
      (_, { signal }) =>
        new Promise((_done, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
        }),
    );
    await resign();
    expect(told).toEqual([]);
  });
});
