import { describe, expect, it } from 'vitest';
import type { AppealsPort, ModerationOutcome } from '../../core/moderation/appeals-port';
import { aComment } from '../../core/posts/comments-testing';
import { Failure } from '../../core/shared/failure';
import { AppealStore } from './appeal-store';

const HIDDEN: ModerationOutcome = {
  decision: 'HIDE',
  rule: 'P1',
  text: 'It names someone.',
  appeal: 'NONE',
};
const MINE = { id: 'Md2mineR4tKw8Zb6', mine: true, status: 'AUTHOR_REJECTED' } as const;
const POST = { kind: 'POST', id: MINE.id } as const;
const hiddenReply = aComment({ id: 'hidden-reply', mine: true, status: 'FLAGGED' });
const REPLY = { kind: 'COMMENT', id: hiddenReply.id } as const;

const appealing = (change: Partial<AppealsPort> = {}) => {
  const sent: { readonly key: string; readonly kind: string; readonly text: string }[] = [];
  const requests: string[] = [];
  const port = {
    readOutcome: async ({ kind, id }: { readonly kind: string; readonly id: string }) => {
      requests.push(`${kind} ${id}`);
      return HIDDEN;
    },
    appeal: async (input: { readonly key: string; readonly kind: string; readonly text: string }) => {
      sent.push(input);
      return { ...HIDDEN, appeal: 'OPEN' as const };
    },
    ...change,
  } as AppealsPort;
  let ids = 0;
  return { store: new AppealStore(port, { id: () => `random-${++ids}` }), sent, asked: requests };
};

describe('[R-283] the author of a hidden post', () => {
  it('the author of a hidden post sees the rule and the text of the decision', async () => {
    const { store } = appealing();
    await store.open(MINE);
    expect(store.outcomeOf(POST)).toEqual(HIDDEN);
  });

  it('the decision on a hidden post is requested only on the page of its author', async () => {
    const { store, asked: requests } = appealing();
    await store.open({ ...MINE, mine: false }, [aComment({ status: 'FLAGGED' }), aComment({ mine: true })]);
    await store.open({ ...MINE, status: 'LIVE' });
    await store.open(undefined);
    expect([requests, store.outcomeOf(POST)]).toEqual([[], undefined]);
  });

  it('the author of a hidden post sees no decision while only the automatic checks hide it', async () => {
    const { store } = appealing({
      readOutcome: () => Promise.reject(new Failure('notFound', 'readOutcome', 404)),
    });
    await store.open({ ...MINE, status: 'FLAGGED' });
    expect(store.outcomeOf(POST)).toBeUndefined();
  });

  it('the author of a hidden post can appeal and sees the appeal as open', async () => {
    const { store } = appealing();
    await store.open(MINE);
    await store.appeal(POST, 'It is the name of the building.');
    expect([store.outcomeOf(POST)?.appeal, store.isSending(POST)]).toEqual(['OPEN', false]);
  });

  it('an appeal that is sent again with the same text uses the same key when the response was lost', async () => {
    const keys: string[] = [];
    const lost = async ({ key }: { readonly key: string }) => {
      keys.push(key);
      throw new Failure('offline', 'appeal', 0);
    };
    const { store } = appealing({ appeal: lost });
    await store.open(MINE);
    await store.appeal(POST, 'Please look again.');
    await store.appeal(POST, 'Please look again.');
    await store.appeal(POST, 'Other words.');
    expect([keys, store.failureOf(POST)?.kind]).toEqual([['random-1', 'random-1', 'random-2'], 'offline']);
  });
});

describe('an appeal that arrived although its response was lost', () => {
  /** A server that accepts one appeal, and whose response is lost. */
  const office = () => {
    const arrived: string[] = [];
    const outcome = (): ModerationOutcome => ({ ...HIDDEN, appeal: arrived.length === 0 ? 'NONE' : 'OPEN' });
    const appeal = async ({ text }: { readonly text: string }) => {
      if (arrived.length > 0) throw new Failure('conflict', 'appeal', 409, { code: 'APPEALED_ALREADY' });
      arrived.push(text);
      throw new Failure('offline', 'appeal', 0);
    };
    return { arrived, ports: { appeal, readOutcome: async () => outcome() } };
  };

  it('an appeal whose response was lost is shown after a reload', async () => {
    const { ports } = office();
    const before = appealing(ports).store;
    await before.open(MINE);
    await before.appeal(POST, 'Please look again.');
    expect(before.outcomeOf(POST)?.appeal).toBe('NONE');
    const { store } = appealing(ports);
    await store.open(MINE);
    expect(store.outcomeOf(POST)?.appeal).toBe('OPEN');
  });

  it('an appeal that arrived after the page was loaded is shown instead of an error, and is not sent twice', async () => {
    const { arrived, ports } = office();
    const { store } = appealing(ports);
    await store.open(MINE);
    const before = appealing(ports).store;
    await before.open(MINE);
    await before.appeal(POST, 'Please look again.');
    await store.appeal(POST, 'Please look at it again.');
    expect([store.outcomeOf(POST)?.appeal, store.failureOf(POST)]).toEqual(['OPEN', undefined]);
    expect(arrived).toEqual(['Please look again.']);
  });
});

describe('[R-585] the author of a hidden comment or reply', () => {
  it('the author of a hidden reply sees the decision next to it and appeals only that reply', async () => {
    const { store, sent, asked: requests } = appealing();
    await store.open({ ...MINE, status: 'LIVE' }, [aComment({ replies: [hiddenReply] })]);
    expect(requests).toEqual(['COMMENT hidden-reply']);
    expect(store.outcomeOf(REPLY)).toEqual(HIDDEN);
    await store.appeal(REPLY, 'It is a proverb.');
    expect(sent).toMatchObject([{ kind: 'COMMENT', id: 'hidden-reply', text: 'It is a proverb.' }]);
    expect([store.outcomeOf(REPLY)?.appeal, store.outcomeOf(POST)]).toEqual(['OPEN', undefined]);
  });

  it('the decision on a hidden comment that appears later is requested once', async () => {
    const { store, asked: requests } = appealing();
    await store.open(undefined);
    await Promise.all([store.loadOutcome(REPLY), store.loadOutcome(REPLY)]);
    expect(requests).toEqual(['COMMENT hidden-reply']);
  });

  it('two hidden items of one author have separate decisions and separate errors', async () => {
    const { store } = appealing({ appeal: () => Promise.reject(new Failure('conflict', 'appeal', 409)) });
    await store.open(MINE, [hiddenReply]);
    await store.appeal(REPLY, 'Please.');
    expect([store.failureOf(REPLY)?.kind, store.failureOf(POST)]).toEqual(['conflict', undefined]);
  });
});
