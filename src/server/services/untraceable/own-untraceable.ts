import type { Services } from '../services';
import { lockPending, type PendingPost } from './pending-posts';

type Writing = Pick<Services, 'db' | 'encryption'>;

interface LastRequest {
  readonly authorKey: string;
  readonly lastNumber: number;
  readonly lastRequest: string;
}

/** A post with the key of its author: waiting for its hour, or public. */
export type OwnUntraceable = LastRequest &
  (
    | { readonly kind: 'waiting'; readonly dueAt: Date; readonly post: PendingPost }
    | { readonly kind: 'published' }
  );

/** Locked until the transaction ends. */
export async function lockUntraceable(own: Writing, postId: string): Promise<OwnUntraceable | undefined> {
  const pending = await lockPending(own, postId);
  if (pending) {
    const { authorKey, lastNumber, lastRequest } = pending.post;
    return { kind: 'waiting', ...pending, authorKey, lastNumber, lastRequest };
  }
  const row = await own.db
    .selectFrom('untraceable_posts')
    .select(['author_key', 'last_number', 'last_request'])
    .where('post_id', '=', postId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      kind: 'published',
      authorKey: row.author_key,
      lastNumber: row.last_number,
      lastRequest: row.last_request,
    }
  );
}

export const saveRequest = (
  { db }: Pick<Services, 'db'>,
  postId: string,
  { number, signature }: { readonly number: number; readonly signature: string },
) =>
  db
    .updateTable('untraceable_posts')
    .set({ last_number: number, last_request: signature })
    .where('post_id', '=', postId)
    .execute();
