import { expect, it, vi } from 'vitest';
import type { PressedTally } from '../../core/posts/tab-votes';
import { TabVotesChannel } from './tab-votes-channel';

const vote = (id: string, up: number): PressedTally => ({
  id,
  kind: 'POST',
  up,
  down: 0,
  mine: 'UP',
  pressedAt: 1,
});

/** A tab that starts to listen, and its last received vote per post. */
function listen() {
  const channel = new TabVotesChannel();
  const listeners = new Map<string, number>();
  const stop = channel.subscribe(({ id, up }) => listeners.set(id, up));
  return { channel, received: listeners, stop };
}

it('a vote reaches the other tabs', async () => {
  const [here, there] = [listen(), listen()];
  here.channel.publish(vote('while-both-listen', 488));
  await expect.poll(() => there.received.get('while-both-listen')).toBe(488);
  expect(here.received.has('while-both-listen')).toBe(false);
  for (const { stop } of [here, there]) stop();
});

it('a tab that starts to listen seconds after it opened still gets the last vote of that time', async () => {
  const here = listen();
  here.channel.publish(vote('before-it-listens', 488));
  here.channel.publish(vote('before-it-listens', 487));
  const late = listen();
  await expect.poll(() => late.received.get('before-it-listens')).toBe(487);
  for (const { stop } of [here, late]) stop();
});

it('a vote wakes tabs that do not listen yet, and leaves nothing in storage', () => {
  const written: string[] = [];
  vi.stubGlobal('localStorage', {
    setItem: (key: string) => void written.push(key),
    removeItem: (key: string) => void written.splice(written.indexOf(key), 1),
  });
  new TabVotesChannel().publish(vote('wakes', 1));
  expect(written).toEqual([]);
  vi.unstubAllGlobals();
});

it.each([{ since: 'always' }, { since: null }, 7, null, 'votes'])(
  'an unknown message of another build is ignored: %j',
  async (odd) => {
    const here = listen();
    const id = `asked-with-${JSON.stringify(odd)}`;
    here.channel.publish(vote(id, 488));
    const channel = new BroadcastChannel('votes');
    const received: unknown[] = [];
    channel.onmessage = ({ data }) => void (data.id === id && received.push(data));
    channel.postMessage(odd);
    // The next message on the same channel is answered, so the odd one was read and ignored.
    channel.postMessage({ since: 0 });
    await expect.poll(() => received).toEqual([vote(id, 488)]);
    channel.close();
    here.stop();
  },
);
