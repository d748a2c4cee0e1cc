import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedClient, offers, polls, voting } from '../../src/adapters/http/generated/feed';
import {
  commentWriting,
  savedOffers,
  writing,
  writingClient,
} from '../../src/adapters/http/generated/writing';
import type { Wire } from '../../src/adapters/http/runtime';
import { ChoiceCarrier } from '../../src/core/composer/choice-carrier';
import { Drafts } from '../../src/core/composer/drafts';
import { OutboxAccount } from '../../src/core/composer/outbox-account';
import { PublishPost } from '../../src/core/composer/publish-post';
import { ServiceCarrier } from '../../src/core/composer/service-carrier';
import { TextCarrier } from '../../src/core/composer/text-carrier';
import { WriteStamps } from '../../src/core/composer/write-stamps';
import type { CurrentSession } from '../../src/core/login/current-session';
import { CommentKeys } from '../../src/core/posts/comment-keys';
import { CommentWriter } from '../../src/core/posts/comment-writer';
import { emptyDraft } from '../../src/core/posts/post-draft';
import type { NewWrite, StoredWrite } from '../../src/core/posts/stored-write';
import {
  type Person,
  startTestEnvironment,
  type TestEnvironment,
} from '../../src/server/services/posts/testing';
import { OutboxStore } from '../../src/stores/composer/outbox-store';
import { LoginPromptStore } from '../../src/stores/login/login-prompt-store';
import { CommentWritingStore } from '../../src/stores/posts/comment-writing-store';
import { PostStore } from '../../src/stores/posts/post-store';
import { VotingStore } from '../../src/stores/posts/voting-store';
import { openConnection } from '../support/breaking-connection';

/**
 * Faults F4 to F6 of the reliability table: a browser's stores, the server, and an unstable connection
 * between them.
 */

/** Every reading of the clock differs, so that the order of events is known. */
let clock = Date.parse('2026-11-20T12:00:00Z');
let env: TestEnvironment;
let author: Person;
let writer: Person;
let connection: Awaited<ReturnType<typeof openConnection>>;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(clock++) });
  await env.app.listen({ host: '127.0.0.1', port: 0 });
  connection = await openConnection((env.app.server.address() as AddressInfo).port);
  [author, writer] = [await env.person('Author'), await env.person('Writer')];
});
afterAll(async () => {
  await connection.close();
  await env.close();
});

function wireOf({ cookie }: Person): Wire {
  const fetchAs = (request: Request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries({
      cookie,
      appid: '999',
      systemid: 'AB_WEB',
      connection: 'close',
    }))
      headers.set(name, value);
    return fetch(new Request(request, { headers }));
  };
  return { origin: connection.origin, fetch: fetchAs };
}

const sessionOf = (name: string): CurrentSession => ({
  session: { profile: { userName: name, isReader: true, isWriter: true } as never },
});
const noStorage = { read: () => undefined, write: () => undefined, remove: () => undefined };
let made = 0;
const random = { id: () => `LostLineKey${String(++made).padStart(8, '0')}` };

/** The device: its data outlives the page. */
function deviceOf(person: Person, name: string) {
  const saved = new Map<string, StoredWrite>();
  const owner = { id: name };
  const client = writingClient(wireOf(person));
  const feed = feedClient(wireOf(person));
  const posts = new PublishPost(writing(client), savedOffers(client), random);
  const carriers = () => ({
    choices: new ChoiceCarrier(voting(feed), polls(feed), offers(feed)),
    texts: new TextCarrier(commentWriting(client), writing(client), posts),
  });
  const alone = <Result>(run: () => Promise<Result>) => run();
  const noTabs = { alone, publish: () => {}, subscribe: () => () => {} };
  const page = () => {
    const writes = {
      all: async () => [...saved.values()],
      put: async (write: StoredWrite) => void saved.set(write.id, write),
      settle: async ({ id }: StoredWrite) => saved.delete(id),
    };
    const stamps = new WriteStamps(random, Date);
    return new OutboxStore(writes, new ServiceCarrier(carriers), new OutboxAccount(owner, noTabs), stamps);
  };
  return { kept: saved, page };
}

const comments = async (postId: string): Promise<readonly string[]> => {
  const rows = await env.services.db
    .selectFrom('comments')
    .select('text')
    .where('post_id', '=', postId)
    .orderBy('number')
    .execute();
  return rows.map(({ text }) => text);
};

const commentOn = (id: string, text: string): NewWrite => ({
  kind: 'comment',
  key: random.id(),
  to: { kind: 'post', id },
  said: { text, profile: 'ANONYMOUS' },
});
const voteOn = (id: string): NewWrite => ({ kind: 'vote', vote: { id, kind: 'POST', stance: 'UP' } });
const newPost = (title: string): NewWrite => ({
  kind: 'post',
  key: random.id(),
  draft: {
    ...emptyDraft('DraftOfALostLine'),
    title,
    community: { kind: 'TOPIC', id: 42, name: 'Salary talk' },
  },
  profile: 'ANONYMOUS',
  campaign: undefined,
});

describe('F4: writes made offline', () => {
  it('F4: writes made offline are sent once and in order, also when the page closes while sending', async () => {
    const id = await env.post(author.aliases.ANONYMOUS);
    const { kept: saved, page } = deviceOf(writer, 'writer');
    connection.drop();
    const first = page();
    const texts = Array.from({ length: 8 }, (_, index) => `Offline ${index}`);
    for (const text of texts) await first.keep(commentOn(id, text));
    await first.keep(voteOn(id));
    await first.send();
    expect(first.items).toHaveLength(9);
    // The connection works for the first responses and breaks in the middle of one; then the page is gone
    // too.
    for (const cut of [120, 400, 700]) {
      connection.restore();
      connection.cutAfter(cut);
      await page().send();
    }
    connection.restore();
    const last = page();
    await last.send();
    expect([last.items, saved.size]).toEqual([[], 0]);
    expect(await comments(id)).toEqual(texts);
    expect((await env.get(`/v1/feed/${id}`, writer.cookie)).body.votes).toMatchObject({ upCount: 1 });
  });
});

describe('F5: a lost response', () => {
  it('a repeated key returns the same result: one object, wherever the response was cut', async () => {
    const id = await env.post(author.aliases.ANONYMOUS);
    const { page } = deviceOf(writer, 'writer');
    // A new connection carries one response, so both have the same length.
    connection.cutAfter(Number.POSITIVE_INFINITY);
    const first = page();
    await first.keep(commentOn(id, 'Whole'));
    await first.send();
    const whole = connection.length();
    // Nothing, the status line, the headers, their end, the body, or all but the last byte.
    const cuts = [1, 9, 20, 120, 300, Math.floor(whole / 2), Math.floor(whole * 0.9), whole - 1];
    const before = (await comments(id)).length;
    for (const [index, cut] of cuts.entries()) {
      const store = page();
      await store.keep(commentOn(id, `Cut ${index}`));
      connection.cutAfter(cut);
      await store.send();
      expect(store.items).toHaveLength(1);
      connection.restore();
      await store.send();
      expect(store.items).toEqual([]);
    }
    const texts = (await comments(id)).slice(before);
    expect(texts).toEqual(cuts.map((_, index) => `Cut ${index}`));
    const { body } = await env.get(`/v1/feed/${id}`);
    expect(body.commentsCount).toBe(before + cuts.length);
  });

  it('F5: a lost response does not create a second post of the same draft', async () => {
    const { page } = deviceOf(writer, 'writer');
    for (const cut of [1, 150, 500]) {
      const store = page();
      await store.keep(newPost(`Cut after ${cut} bytes`));
      connection.cutAfter(cut);
      await store.send();
      expect(store.items).toHaveLength(1);
      connection.restore();
      await store.send();
      const rows = await env.services.db
        .selectFrom('posts')
        .select('id')
        .where('title', '=', `Cut after ${cut} bytes`)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });
});

describe('F6: repeated presses', () => {
  it('F6: fifty presses of the send button post one comment', async () => {
    const id = await env.post(author.aliases.ANONYMOUS);
    const client = writingClient(wireOf(writer));
    const current = sessionOf('writer');
    const loginPrompts = new LoginPromptStore();
    const posts = new PostStore(
      {} as never,
      {} as never,
      current,
      new VotingStore({} as never, loginPrompts, {} as never, { now: () => 0 }),
    );
    const store = new CommentWritingStore(
      new CommentWriter(commentWriting(client), current, new CommentKeys(random, noStorage)),
      posts,
      new Drafts(noStorage),
      loginPrompts,
    );
    const target = { kind: 'post', id } as const;
    store.write(target, 'Once is enough.');
    await Promise.all(Array.from({ length: 50 }, () => store.send(target, 'ANONYMOUS')));
    expect(await comments(id)).toEqual(['Once is enough.']);
    expect(store.textOf(target)).toBe('');
  });

  it('F6: a request sent fifty times, and again after going back, creates one object', async () => {
    const id = await env.post(author.aliases.ANONYMOUS);
    const key = random.id();
    const message = { id, key, text: 'The same', profile: 'ANONYMOUS' } as const;
    const port = commentWriting(writingClient(wireOf(writer)));
    const responses = await Promise.all(Array.from({ length: 50 }, () => port.createComment(message)));
    const again = await port.createComment(message);
    expect(new Set([...responses, again].map((comment) => comment.id)).size).toBe(1);
    expect(await comments(id)).toEqual(['The same']);
  });
});
