import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { lockModerated, setShown } from '../moderation/decision-queries';
import { viewerOf } from '../profile/account/viewer';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

let env: TestEnvironment;
let author: Person;
let others: readonly Person[];
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  others = await Promise.all(['one', 'two', 'three'].map((name) => env.person(name)));
});
afterAll(() => env.close());

const body = (text: string) => ({ text, profileType: 'ANONYMOUS' });
const write = async (path: string, text: string, by: Person) =>
  (await env.write('POST', path, body(text), by.cookie)).body.commentId as string;

/** A moderator's decision, or the hold after many reports. */
const show = (id: string, holdReason: 'MODERATOR' | 'REPORTED' | null) =>
  inTransaction(env.services.db, async (db) => {
    const viewer = viewerOf(env.services, author);
    if (!viewer) throw new Error('no viewer');
    const item = { resourceType: 'COMMENT', resourceId: id } as const;
    const row = await lockModerated(db, item, viewer);
    if (row) await setShown(db, item, row, { holdReason, today: new Date() });
  });

interface Shown {
  readonly commentId: string;
  readonly status: string;
  readonly replies: readonly Shown[];
  readonly repliesCursor: string | null;
}

/** The comments that a reader finds in the thread, and the count beside it. */
async function thread(post: string, cookie?: string) {
  const { items } = (await env.get(`/v1/post/${post}/comments?limit=50`, cookie)).body as { items: Shown[] };
  const live: string[] = [];
  for (const top of items) {
    const replies = [...top.replies];
    for (let cursor = top.repliesCursor; cursor !== null; ) {
      const path = `/v1/comment/${top.commentId}/replies?cursor=${encodeURIComponent(cursor)}`;
      const page = (await env.get(path, cookie)).body;
      replies.push(...page.items);
      cursor = page.nextCursor;
    }
    live.push(
      ...[top, ...replies].filter(({ status }) => status === 'LIVE').map(({ commentId }) => commentId),
    );
  }
  return { live, count: (await env.get(`/v1/feed/${post}`, cookie)).body.commentsCount as number };
}

const CHANGES = {
  stays: async () => {},
  hidden: (id: string) => show(id, 'MODERATOR'),
  held: (id: string) => show(id, 'REPORTED'),
  deleted: async (id: string, by: Person) =>
    void (await env.write('DELETE', `/v1/comment/${id}`, undefined, by.cookie)),
  'hidden and deleted': async (id: string, by: Person) => {
    await show(id, 'MODERATOR');
    await env.write('DELETE', `/v1/comment/${id}`, undefined, by.cookie);
  },
  'hidden and restored': async (id: string) => {
    await show(id, 'MODERATOR');
    await show(id, null);
  },
} as const;
const NAMES = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

it.each(
  NAMES.flatMap((top) =>
    NAMES.flatMap(
      (reply) =>
        [
          [top, reply, 'first'],
          [top, reply, 'last'],
        ] as const,
    ),
  ),
)(
  '[R-595] a thread shows as many comments as it counts when the comment is %s, its reply is %s, and the comment changes %s',
  async (top, reply, order) => {
    const [one, two, three] = others as [Person, Person, Person];
    const post = await env.post(author.aliases.ANONYMOUS);
    const comment = await write(`/v1/post/${post}/comment`, 'Top', one);
    const answer = await write(`/v1/post/comment/${comment}/reply`, 'Reply', two);
    const changes = [() => CHANGES[top](comment, one), () => CHANGES[reply](answer, two)];
    for (const change of order === 'first' ? changes : changes.reverse()) await change();
    const later = await env.write('POST', `/v1/post/comment/${answer}/reply`, body('Later'), three.cookie);
    for (const cookie of [undefined, one.cookie, two.cookie, three.cookie]) {
      const { live, count } = await thread(post, cookie);
      expect(live).toHaveLength(count);
      if (later.status === 201) expect(live).toContain(later.body.commentId);
    }
  },
);

it.each([0, 1, 2, 3])(
  '[R-595] the author of a held reply finds every other reply too when the held one has position %s',
  async (position) => {
    const [one, two] = others as [Person, Person];
    const post = await env.post(author.aliases.ANONYMOUS);
    const comment = await write(`/v1/post/${post}/comment`, 'Top', one);
    const ids = [];
    for (let index = 0; index < 4; index++)
      ids.push(await write(`/v1/post/comment/${comment}/reply`, `Reply ${index}`, two));
    await show(ids[position] ?? '', 'REPORTED');
    const { live, count } = await thread(post, two.cookie);
    expect([live.toSorted(), count]).toEqual([[comment, ...ids.toSpliced(position, 1)].toSorted(), 4]);
  },
);

it('[R-595] the author of the only reply finds it in the thread while it is held', async () => {
  const [one, two] = others as [Person, Person];
  const post = await env.post(author.aliases.ANONYMOUS);
  const comment = await write(`/v1/post/${post}/comment`, 'Top', one);
  const reply = await write(`/v1/post/comment/${comment}/reply`, 'Reply', two);
  await show(reply, 'REPORTED');
  const repliesFor = async ({ cookie }: Person) =>
    (await env.get(`/v1/post/${post}/comments`, cookie)).body.items[0].replies;
  expect(await repliesFor(two)).toMatchObject([{ commentId: reply, status: 'FLAGGED' }]);
  expect(await repliesFor(one)).toEqual([]);
});
