import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShownAtOnce, UNANSWERED } from '../../core/shell/unanswered';
import { examples } from '../http/generated/examples';
import { sentToTheEnd } from './choices-under-way';

const VOTE = 'http://here/feed-services/v1/vote';

function leaving() {
  const kept = new Map<string, string>();
  const tab = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  const sent: Request[] = [];
  let answer = (_: Response) => {};
  let end = (_: unknown) => {};
  const send = sentToTheEnd((request) => {
    sent.push(request);
    return new Promise((resolve, reject) => {
      answer = resolve;
      end = reject;
    });
  }, tab);
  const post = (url: string) => send(new Request(url, { method: 'POST', body: '{"vote":"UP"}' }));
  return {
    kept,
    sent,
    send,
    post,
    answer: () => answer(Response.json({})),
    end: () => end(new TypeError('Failed')),
  };
}

describe('a choice that is shown at once', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());
  const leave = (event = 'pagehide') => page.dispatchEvent(new Event(event));

  it('is still sent when the page goes, with all it says', async () => {
    const { sent, post } = leaving();
    void post(VOTE);
    expect(sent[0]?.keepalive).toBe(true);
    expect(await sent[0]?.text()).toBe('{"vote":"UP"}');
  });

  it.each(['before', 'after'])(
    'leaves a note when going ends the call %s the page is hidden',
    async (when) => {
      const { kept, post, end } = leaving();
      const sent = post(VOTE);
      leave(when === 'before' ? 'beforeunload' : 'pagehide');
      end();
      await expect(sent).rejects.toThrow('Failed');
      leave();
      expect([...kept.keys()]).toEqual([UNANSWERED]);
    },
  );

  it('leaves none once it was answered, nor when the page comes back and the answer with it', async () => {
    const { kept, post, answer } = leaving();
    const first = post(VOTE);
    answer();
    await first;
    leave();
    expect(kept.size).toBe(0);
    const second = post(VOTE);
    leave();
    answer();
    await second;
    expect(kept.size).toBe(0);
  });

  it('is none where somebody reads, or where what is typed stays on the page', () => {
    const { kept, sent, send, post } = leaving();
    void send(new Request('http://here/feed-services/v1/vote'));
    void post('http://here/user-services/v1/user/career-status');
    leave();
    expect([kept.size, sent.map(({ keepalive }) => keepalive)]).toEqual([0, [false, false]]);
  });

  it('is a vote, a face, a community, a wish, by the paths of the contracts', () => {
    const found = Object.keys(examples).filter((key) => {
      const [method = '', path = ''] = key.split(' ');
      return isShownAtOnce(method, path);
    });
    expect(found).toEqual(
      expect.arrayContaining([
        'POST /feed-services/v1/vote',
        'POST /feed-services/v1/poll/vote',
        'POST /feed-services/v1/salary/vote',
        'POST /feed-services/v1/community/join',
        'POST /feed-services/v1/community/leave',
        'POST /user-services/user/pseudo-profile/selected',
        'PUT /user-services/v1/user/preferences',
      ]),
    );
  });
});
