import { describe, expect, it } from 'vitest';
import { Drafts } from '../../core/composer/drafts';
import { memberStorage } from '../../core/composer/drafts-testing';
import type { Profile } from '../../core/login/profile-port';
import { CommentKeys } from '../../core/posts/comment-keys';
import { CommentWriter, type Target } from '../../core/posts/comment-writer';
import type { CommentWritingPort } from '../../core/posts/comment-writing-port';
import { aComment } from '../../core/posts/comments-testing';
import { OutboxPort, type Sent } from '../../core/posts/outbox-port';
import type { Comment } from '../../core/posts/post';
import type { NewWrite } from '../../core/posts/stored-write';
import { Failure } from '../../core/shared/failure';
import { LoginPromptStore } from '../login/login-prompt-store';
import { CommentWritingStore } from './comment-writing-store';
import type { PostStore } from './post-store';

const POST: Target = { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1' };

interface Message {
  readonly id: string;
  readonly key: string;
  readonly text: string;
}

let ids = 0;

/** A comment field whose responses arrive when the test says so; an empty user name means a visitor. */
function box(userName = 'asha', saved = new Map<string, string>(), outbox?: OutboxPort) {
  const sent: Message[] = [];
  const open: { answer: () => void; fail: () => void }[] = [];
  const createComment = (message: Message) => {
    sent.push(message);
    return new Promise<Comment>((resolve, reject) => {
      open.push({
        answer: () => resolve(aComment({ id: `c${sent.length}`, text: message.text })),
        fail: () => reject(new Failure('offline', 'createComment', 0)),
      });
    });
  };
  const profile = userName === '' ? undefined : ({ userName, isWriter: true } as Profile);
  const current = { session: { profile } };
  const storage = {
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
  const random = { id: () => `key${++ids}` };
  const drafts = memberStorage(userName || undefined, storage);
  const shown: string[] = [];
  const there = { isOpen: true };
  const posts = {
    addComment: ({ text }: Comment) => void shown.push(text),
    isOpen: () => there.isOpen,
  } as unknown as PostStore;
  const loginPrompts = new LoginPromptStore();
  const port = { createComment, createReply: createComment } as unknown as CommentWritingPort;
  const writer = new CommentWriter(port, current, new CommentKeys(random, drafts), outbox);
  const store = new CommentWritingStore(writer, posts, new Drafts(drafts), loginPrompts);
  return { store, sent, open, shown, there, loginPrompts, saved };
}

describe('writing a comment', () => {
  it('[R-592] a comment shows as pending, clears its field, also when it opens again, and joins the list when it arrives', async () => {
    const { store, open, shown } = box();
    store.write(POST, 'Take the cash.');
    const done = store.send(POST, 'ANONYMOUS');
    store.begin(POST);
    expect([store.textOf(POST), store.pendingAt(POST)?.text]).toEqual(['', 'Take the cash.']);
    open[0]?.answer();
    await done;
    expect([store.pendingAt(POST), shown]).toEqual([undefined, ['Take the cash.']]);
  });

  it('[R-592] a comment that cannot be sent returns to its field, and a retry uses the same key', async () => {
    const { store, sent, open, shown } = box();
    store.begin(POST);
    store.write(POST, 'Take the cash.');
    const first = store.send(POST, 'ANONYMOUS');
    store.write(POST, 'And the bonus.');
    open[0]?.fail();
    await first;
    expect(store.textOf(POST)).toBe('Take the cash.\nAnd the bonus.');
    expect(store.failureAt(POST)?.kind).toBe('failed');
    store.write(POST, 'Take the cash.');
    const second = store.send(POST, 'ANONYMOUS');
    open[1]?.answer();
    await second;
    expect([sent[0]?.key === sent[1]?.key, shown]).toEqual([true, ['Take the cash.']]);
    store.write(POST, 'Take the cash.');
    void store.send(POST, 'ANONYMOUS');
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
  });

  it('[R-592] a comment whose response was lost with its page has the same key when its author sends it again', async () => {
    const saved = new Map<string, string>();
    const before = box('asha', saved);
    before.store.write(POST, 'Take the cash.');
    void before.store.send(POST, 'ANONYMOUS');
    const after = box('asha', saved);
    after.store.begin(POST);
    const done = after.store.send(POST, 'ANONYMOUS');
    after.open[0]?.answer();
    await done;
    expect(after.sent).toMatchObject([{ text: 'Take the cash.', key: before.sent[0]?.key }]);
    expect(saved.size).toBe(0);
  });

  it('[R-592] a response that arrives on the page of another post is not added to its comments', async () => {
    const { store, open, shown, there } = box();
    store.write(POST, 'Take the cash.');
    const done = store.send(POST, 'ANONYMOUS');
    there.isOpen = false;
    open[0]?.answer();
    await done;
    expect([store.pendingAt(POST), shown]).toEqual([undefined, []]);
  });

  it('[R-592] a failure after its field is gone is shown on the page, and again in the field on return', async () => {
    const { store, open } = box();
    const leave = store.begin(POST);
    store.write(POST, 'Take the cash.');
    const done = store.send(POST, 'ANONYMOUS');
    leave();
    open[0]?.fail();
    await expect(done).rejects.toMatchObject({ operation: 'createComment' });
    expect([store.textOf(POST), store.failureAt(POST)?.kind]).toEqual(['Take the cash.', 'failed']);
  });

  it('[R-592] a field opened while another comment is being sent stays open', async () => {
    const { store, open } = box();
    const [first, second] = [
      { kind: 'comment', id: 'c1' },
      { kind: 'comment', id: 'c2' },
    ] as const;
    store.openFor(first);
    store.write(first, 'Take the cash.');
    const done = store.send(first, 'ANONYMOUS');
    store.openFor(second);
    open[0]?.answer();
    await done;
    expect(store.open).toEqual(second);
  });

  it('fifty fast presses send a comment once', () => {
    const { store, sent } = box();
    store.write(POST, 'Once');
    for (let press = 0; press < 50; press++) void store.send(POST, 'ANONYMOUS');
    expect(sent).toHaveLength(1);
  });

  it('[R-531] a comment with contact details is not sent, and they are removed on request only', async () => {
    const { store, sent } = box();
    store.write(POST, 'Mail me at asha.n@gmail.com please');
    await store.send(POST, 'ANONYMOUS');
    expect([sent, store.failureAt(POST)?.kind]).toEqual([[], 'contact']);
    expect(store.textOf(POST)).toContain('gmail');
    store.removeContacts(POST);
    expect(store.textOf(POST)).toBe('Mail me at please');
  });

  it('[R-564] a user who may not write yet gets the login prompt and keeps the text', async () => {
    const visitor = box('');
    visitor.store.write(POST, 'Hello');
    await visitor.store.send(POST, 'ANONYMOUS');
    expect([visitor.loginPrompts.current?.loginPrompt, visitor.store.textOf(POST)]).toEqual([
      'login',
      'Hello',
    ]);
    expect(visitor.sent).toEqual([]);
  });

  it('a comment draft is restored for its author and hidden from other members on the device', () => {
    const saved = new Map<string, string>();
    box('asha', saved).store.write(POST, 'Half a thought');
    const later = box('asha', saved).store;
    later.begin(POST);
    expect(later.textOf(POST)).toBe('Half a thought');
    const other = box('imran', saved).store;
    other.begin(POST);
    expect(other.textOf(POST)).toBe('');
    later.write(POST, '');
    expect(saved.size).toBe(0);
  });
});

function outboxPort() {
  const saved: NewWrite[] = [];
  const contribution: { sent: ((sent: Sent) => void) | undefined } = { sent: undefined };
  class TestBox extends OutboxPort {
    async load() {}
    async wake() {}
    async keep(write: NewWrite) {
      saved.push(write);
    }
    onSent(listener: (sent: Sent) => void) {
      contribution.sent = listener;
      return () => {};
    }
    onCount() {
      return () => {};
    }
  }
  return { box: new TestBox(), saved, publish: (sent: Sent) => contribution.sent?.(sent) };
}

describe('writing a comment without a connection', () => {
  const waiting = async () => {
    const { box: saved, ...post } = outboxPort();
    const written = box('asha', new Map(), saved);
    written.store.write(POST, 'Take the cash.');
    const done = written.store.send(POST, 'ANONYMOUS');
    written.open[0]?.fail();
    await done;
    return { ...written, ...post, store: written.store, waits: post.saved };
  };

  it('an offline comment is queued with its key and shown as waiting, and the field is free again', async () => {
    const { store, sent, waits } = await waiting();
    expect(waits).toEqual([
      {
        kind: 'comment',
        key: sent[0]?.key,
        to: POST,
        said: { text: 'Take the cash.', profile: 'ANONYMOUS' },
      },
    ]);
    expect(store.waiting.map(({ text }) => text)).toEqual(['Take the cash.']);
    expect([store.textOf(POST), store.pendingAt(POST), store.failureAt(POST)]).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });

  it('a queued comment joins the list when it arrives', async () => {
    const { store, shown, publish: listener, waits } = await waiting();
    const [write] = waits;
    if (write) listener({ write, response: aComment({ text: 'Take the cash.' }) });
    expect([store.waiting, shown]).toEqual([[], ['Take the cash.']]);
  });

  it('a rejected comment stays in the queue and is no longer shown as waiting', async () => {
    const { store, publish: listener, waits } = await waiting();
    const [write] = waits;
    if (write) listener({ write, refused: 'The post or comment was deleted.' });
    expect([store.waiting, store.textOf(POST)]).toEqual([[], '']);
  });
});
