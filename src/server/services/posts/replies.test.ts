import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { waitingQueries } from '../../testing/waiting-queries';
import type { Services } from '../services';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

type Db = Services['db'];

let env: TestEnvironment;
let author: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
});
afterAll(() => env.close());

async function thread(replies: number) {
  const post = await env.post(author.aliases.ANONYMOUS);
  const comment = await env.comment(author.aliases.ANONYMOUS, post);
  const ids = [];
  for (let count = 0; count < replies; count++)
    ids.push(await env.comment(author.aliases.DESIGNATION, post, comment));
  await env.services.db.updateTable('comments').set({ replies }).where('id', '=', comment).execute();
  return { post, comment, ids };
}

const idsOf = (items: readonly { readonly commentId: string }[]) => items.map(({ commentId }) => commentId);

describe('the replies to a comment', () => {
  it('[R-595] replies continue after the included ones until all are loaded, each once', async () => {
    const { post, comment, ids } = await thread(8);
    const { body } = await env.get(`/v1/post/${post}/comments`);
    const [first] = body.items;
    const seen = idsOf(first.replies);
    let cursor = first.repliesCursor;
    while (cursor !== null) {
      const path = `/v1/comment/${comment}/replies?limit=2&cursor=${encodeURIComponent(cursor)}`;
      const page = (await env.get(path)).body;
      seen.push(...idsOf(page.items));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it('[R-595] replies end with the included ones when there are no more', async () => {
    const { post } = await thread(3);
    const { body } = await env.get(`/v1/post/${post}/comments`);
    expect([body.items[0].replies.length, body.items[0].repliesCursor]).toEqual([3, null]);
  });

  it('[R-595] replies are readable by every user who can read the post, and have no replies themselves', async () => {
    const { post, comment, ids } = await thread(1);
    expect((await env.get(`/v1/comment/${ids[0]}/replies`)).status).toBe(404);
    expect((await env.get('/v1/comment/nothing-here/replies')).status).toBe(404);
    await env.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', post).execute();
    expect((await env.get(`/v1/comment/${comment}/replies`)).status).toBe(404);
    expect((await env.get(`/v1/comment/${comment}/replies`, author.cookie)).status).toBe(200);
  });
});

it.each([
  [
    'emptied by its author',
    (db: Db, id: string) => db.updateTable('comments').set({ status: 'DELETED' }).where('id', '=', id),
  ],
  [
    'deleted with the account of its author',
    (db: Db, id: string) => db.deleteFrom('comments').where('id', '=', id),
  ],
] as const)('[R-595] a reply to a comment that is %s at the same moment is not saved', async (_, remove) => {
  const { post, comment } = await thread(0);
  const reader = await env.person('Reader');
  const body = { text: 'Is it still so?', profileType: 'ANONYMOUS' };
  let reply: ReturnType<typeof env.write> | undefined;
  await inTransaction(env.services.db, async (db) => {
    await db.selectFrom('posts').select('id').where('id', '=', post).forUpdate().execute();
    reply = env.write('POST', `/v1/post/comment/${comment}/reply`, body, reader.cookie);
    await expect.poll(() => waitingQueries(env)).toBe(1);
    await remove(db, comment).execute();
  });
  expect((await reply)?.body.code).toBe('NOT_FOUND');
});

describe('the replies to a hidden comment', () => {
  const hidden = async (replies: number) => {
    const it = await thread(replies);
    const change = { text: 'Names a colleague', status: 'FLAGGED', up: 4, likes: 3 } as const;
    await env.services.db.updateTable('comments').set(change).where('id', '=', it.comment).execute();
    return it;
  };
  const readings = ({ post, comment }: { readonly post: string; readonly comment: string }) =>
    [`/v1/post/${post}/comments`, `/v1/comment/${comment}`, `/v1/comment/${comment}/replies`] as const;

  it('[R-595][R-876] replies remain below a placeholder that shows nothing of the comment', async () => {
    const { post, comment, ids } = await hidden(4);
    const [list, single, replies] = readings({ post, comment });
    const [shown] = (await env.get(list)).body.items;
    expect([shown.commentId, shown.status, idsOf(shown.replies)]).toEqual([
      comment,
      'DELETED',
      ids.slice(0, 3),
    ]);
    expect(idsOf((await env.get(replies)).body.items)).toEqual(ids);
    for (const body of [shown, (await env.get(single)).body]) {
      expect([body.text, body.author.userName, body.votes.upCount, body.reactions.like]).toEqual([
        '',
        '',
        0,
        0,
      ]);
    }
    const [own] = (await env.get(list, author.cookie)).body.items;
    expect([own.text, own.status]).toEqual(['Names a colleague', 'FLAGGED']);
  });

  it('[R-595][R-876] a hidden comment without replies looks like an unknown one', async () => {
    const [list, single, replies] = readings(await hidden(0));
    expect((await env.get(list)).body.items).toEqual([]);
    for (const path of [single, replies]) expect((await env.get(path)).status).toBe(404);
  });
});

describe('unavailable posts', () => {
  it('[R-282][R-283] a deleted post is gone for all users, and its comments remain', async () => {
    const { post, comment } = await thread(1);
    await env.services.db.updateTable('posts').set({ status: 'DELETED' }).where('id', '=', post).execute();
    for (const cookie of [undefined, author.cookie]) {
      const { status, body } = await env.get(`/v1/feed/${post}`, cookie);
      expect([status, body.code]).toEqual([410, 'POST_DELETED']);
      expect(idsOf((await env.get(`/v1/post/${post}/comments`, cookie)).body.items)).toEqual([comment]);
    }
  });

  it('[R-278][R-283] a flagged post reports its status to other users and shows none of its content', async () => {
    const id = await env.post(author.aliases.ANONYMOUS, { status: 'FLAGGED', title: 'Held back' });
    const { status, body } = await env.get(`/v1/feed/${id}`);
    expect([status, body.code]).toEqual([404, 'POST_UNDER_REVIEW']);
    expect(JSON.stringify(body)).not.toContain('Held back');
    expect((await env.get(`/v1/post/${id}/comments`)).status).toBe(404);
    expect((await env.get(`/v1/feed/${id}`, author.cookie)).body.status).toBe('FLAGGED');
  });

  it('[R-280][R-281][R-283] a rejected post looks to other users like an unknown one', async () => {
    const id = await env.post(author.aliases.ANONYMOUS, { status: 'AUTHOR_REJECTED' });
    const { body: refused } = await env.get(`/v1/feed/${id}`);
    const { status, body } = await env.get('/v1/feed/nothing-here');
    expect([status, body]).toEqual([404, refused]);
  });
});

describe('a community by its path', () => {
  it('[R-098][R-099] a community is found by kind and slug together', async () => {
    const { body } = await env.get('/v1/community/TOPIC/by-slug/salary-talk');
    expect([body.name, body.type]).toEqual(['Salary talk', 'TOPIC']);
    expect((await env.get('/v1/community/COMPANY/by-slug/salary-talk')).status).toBe(404);
    expect((await env.get('/v1/community/TOPIC/by-slug/Not%20A%20Slug')).status).toBe(400);
  });
});
