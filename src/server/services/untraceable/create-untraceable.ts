import { createHash, randomInt } from 'node:crypto';
import type { components } from '../../../contracts/untraceable';
import { kindOf } from '../../../core/posts/writing-rules';
import { postIdBytes } from '../../../core/untraceable/author-request';
import { appearanceAt, MIN_HOLDERS } from '../../../core/untraceable/rules';
import { inTransaction } from '../../db/in-transaction';
import { notFound, Refusal } from '../../http/refusal';
import { communityExists } from '../feed/community-queries';
import { checkedTexts, holdReason, required } from '../feed/writing-checks';
import type { Services } from '../services';
import { storedAuthorKey } from './author-signature';
import { insertPending, type PendingPost } from './pending-posts';
import { type ValidToken, validToken } from './verify-token';

type Wire = components['schemas'];

const LOTS = 2 ** 32;
const ID_LENGTH = 22;

/** Accepts a token and a text, and learns nothing else. */
export async function createUntraceable(
  services: Services,
  header: string,
  input: Wire['UntraceableInput'],
): Promise<Wire['UntraceableOutcome']> {
  const post = await checkedPost(services, input);
  const token = await validToken(services, header);
  if (token.key.holders < MIN_HOLDERS) throw new Refusal(403, 'GROUP_TOO_SMALL');
  const postId = idOf(token, input);
  const { group_kind: kind, group_id: id, group_name: name } = token.key;
  return inTransaction(services.db, async (db) => {
    const own = { ...services, db };
    if (!(await spend(own, token))) return { postId, appearsOn: await appearanceOf(own, postId) };
    const now = services.now().getTime();
    const dueAt = new Date(appearanceAt(now, randomInt(LOTS) / LOTS));
    await insertPending(own, postId, dueAt, { ...post, group: { kind, id, name } });
    return { postId, appearsOn: dueAt.toISOString() };
  });
}

async function checkedPost(
  services: Services,
  { title, content, community, authorKey }: Wire['UntraceableInput'],
): Promise<Omit<PendingPost, 'group'>> {
  const text = checkedTexts({ title, content });
  required('title', text.title);
  if (!(await communityExists(services.db, community.type, community.entityId))) throw notFound();
  const stored = storedAuthorKey(authorKey.algorithm, authorKey.value);
  if (stored === undefined) throw new Refusal(401, 'AUTHOR_KEY_REFUSED');
  return {
    ...text,
    ...untraceableKind(text.title),
    community,
    holdReason: holdReason([text.title, text.content]),
    authorKey: stored,
    lastNumber: 0,
    lastRequest: '',
  };
}

export function untraceableKind(title: string): Pick<PendingPost, 'kind'> {
  const kind = kindOf({ title, hasPoll: false, offers: 0, pictures: 0, videos: 0 });
  return { kind: kind === 'QUESTION' ? kind : 'TEXT' };
}

/**
 * Derived from token and text: a repeated request means the same post, and no column joins the post to its
 * token.
 */
const idOf = (
  { nonceHash }: ValidToken,
  { title, content, community, authorKey }: Wire['UntraceableInput'],
) =>
  createHash('sha256')
    .update(postIdBytes(nonceHash, [title, content, community.type, community.entityId, authorKey.value]))
    .digest('base64url')
    .slice(0, ID_LENGTH);

/** False when the token is spent. A second request with it waits here until the first has committed. */
async function spend({ db }: Pick<Services, 'db'>, { nonceHash, key }: ValidToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('spent_tokens')
    .values({ nonce_hash: nonceHash, month: key.month })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** When the post of an earlier request appears; undefined if the token was used with another text. */
async function appearanceOf({ db }: Pick<Services, 'db'>, postId: string): Promise<string> {
  const waiting = await db
    .selectFrom('untraceable_pending')
    .select('due_at')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  const published =
    waiting ??
    (await db.selectFrom('posts').select('created_at as due_at').where('id', '=', postId).executeTakeFirst());
  if (!published) throw new Refusal(409, 'PASS_SPENT');
  return published.due_at.toISOString();
}
