import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoticeChannel } from './notice-channel';
import { TabChannel } from './tab-channel';
import { TabConnection } from './tab-connection';
import { TabVotesChannel } from './tab-votes-channel';

describe('the channel between tabs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the channel delivers messages to the other tabs until they stop listening', async () => {
    const [here, there] = [new TabConnection('test'), new TabConnection('test')];
    const received = await new Promise((resolve) => {
      const stop = there.subscribe((data) => {
        stop();
        resolve(data);
      });
      here.publish('signedIn');
    });
    expect(received).toBe('signedIn');
  });

  it.each([
    [
      'is denied, as with blocked cookies',
      class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    ],
    ['is not known to the browser', undefined],
  ])('a channel that %s breaks nothing else', (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const session = new TabChannel();
    const votes = new TabVotesChannel();
    const notices = new NoticeChannel();
    session.publish('signedIn');
    votes.publish({ id: 'p1', kind: 'POST', up: 1, down: 0, mine: 'UP', pressedAt: 1 });
    notices.share([]);
    for (const stop of [
      session.subscribe(() => {}),
      votes.subscribe(() => {}),
      notices.subscribeMarked(() => {}),
    ])
      stop();
    expect(session).toBeDefined();
  });
});
