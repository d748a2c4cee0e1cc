import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShownAtOnce, UNANSWERED } from '../../core/shell/unanswered-changes';
import { examples } from '../http/generated/examples';
import { sentToTheEnd } from './choices-under-way';

const VOTE = 'http://here/feed-services/v1/vote';

function leaving() {
  const saved = new Map<string, string>();
  const tab = {
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
  const sent: Request[] = [];
  let respond = (_: Response) => {};
  let end = (_: unknown) => {};
  const send = sentToTheEnd((request) => {
    sent.push(request);
    return new Promise((resolve, reject) => {
      respond = resolve;
      end = reject;
    });
  }, tab);
  const post = (url: string) => send(new Request(url, { method: 'POST', body: '{"vote":"UP"}' }));
  return {
    saved,
    sent,
    send,
    post,
    respond: () => respond(Response.json({})),
    end: () => end(new TypeError('Failed')),
  };
}

describe('optimistic choices', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());
  const leave = (event = 'pagehide') => page.dispatchEvent(new Event(event));

  it('a choice is sent completely even when the page is closed', async () => {
    const { sent, post } = leaving();
    void post(VOTE);
    expect(sent[0]?.keepalive).toBe(true);
    expect(await sent[0]?.text()).toBe('{"vote":"UP"}');
  });

  it('a usage event is sent completely, without a note', () => {
    const { sent, post, saved } = leaving();
    void post('http://here/curate-services/v0/event');
    leave();
    expect(sent[0]?.keepalive).toBe(true);
    expect(saved.size).toBe(0);
  });

  it.each(['before', 'after'])(
    'a choice leaves a note when leaving the page ends its request %s the page is hidden',
    async (when) => {
      const { saved, post, end } = leaving();
      const sent = post(VOTE);
      leave(when === 'before' ? 'beforeunload' : 'pagehide');
      end();
      await expect(sent).rejects.toThrow('Failed');
      leave();
      expect([...saved.keys()]).toEqual([UNANSWERED]);
    },
  );

  it('a choice leaves no note once it was answered, even if the page was hidden in between', async () => {
    const { saved, post, respond } = leaving();
    const first = post(VOTE);
    respond();
    await first;
    leave();
    expect(saved.size).toBe(0);
    const second = post(VOTE);
    leave();
    respond();
    await second;
    expect(saved.size).toBe(0);
  });

  it('reads, and forms that keep their input on the page, are not optimistic choices', () => {
    const { saved, sent, send, post } = leaving();
    void send(new Request('http://here/feed-services/v1/vote'));
    void post('http://here/user-services/v1/user/career-status');
    leave();
    expect([saved.size, sent.map(({ keepalive }) => keepalive)]).toEqual([0, [false, false]]);
  });

  it('votes, alias selection, joining a community and preferences are optimistic choices by their contract paths', () => {
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
