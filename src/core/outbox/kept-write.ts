import type { CommentInput } from '../comments/talking-port';
import type { PostDraft } from '../composer/post-draft';
import type { ProfileType } from '../feed/post';
import type { Vote } from '../voting/vote';

/** What somebody did without a connection, with the key under which it is done once. */
export type NewWrite =
  | { readonly kind: 'vote'; readonly vote: Vote }
  | {
      readonly kind: 'comment';
      readonly key: string;
      readonly to: { readonly kind: 'post' | 'comment'; readonly id: string };
      readonly said: CommentInput;
    }
  | {
      readonly kind: 'post';
      readonly key: string;
      readonly draft: PostDraft;
      readonly profile: ProfileType;
      readonly campaign: string | undefined;
    };

/** A write as it waits: whose it is, and when its turn is. */
export interface KeptWrite {
  readonly id: string;
  /** Whoever did it; nobody else sends it or sees it. */
  readonly owner: string;
  readonly turn: number;
  readonly write: NewWrite;
}

/** A vote replaces an earlier one for the same thing; everything else stands by itself. */
export const nameOf = (write: NewWrite): string =>
  write.kind === 'vote' ? `${write.vote.kind} ${write.vote.id}` : write.key;

/** What waits, with one more at its end. */
export function withWrite(
  waiting: readonly KeptWrite[],
  owner: string,
  write: NewWrite,
): readonly KeptWrite[] {
  const id = `${owner} ${nameOf(write)}`;
  const others = waiting.filter((one) => one.id !== id);
  const turn = Math.max(0, ...waiting.map((one) => one.turn)) + 1;
  return [...others, { id, owner, turn, write }];
}

/** In the order in which they were done, and one person's alone. */
export const inOrder = (kept: readonly KeptWrite[], owner: string): readonly KeptWrite[] =>
  kept.filter((one) => one.owner === owner).sort((a, b) => a.turn - b.turn);
