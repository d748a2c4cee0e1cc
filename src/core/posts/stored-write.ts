import type { CommentId, PostId } from '../shared/ids';
import type { Ballot } from './ballot';
import type { CommentInput } from './comment-writing-port';
import type { ProfileType } from './post';
import type { PostDraft } from './post-draft';
import type { Vote } from './vote';

/** The post or comment that a new comment answers. */
export type CommentTarget =
  | { readonly kind: 'post'; readonly id: PostId }
  | { readonly kind: 'comment'; readonly id: CommentId };

/** A write that could not reach the server. Its idempotency key makes the server accept it once. */
export type NewWrite =
  | { readonly kind: 'vote'; readonly vote: Vote }
  | {
      readonly kind: 'ballot';
      readonly on: Ballot['kind'];
      readonly postId: PostId;
      readonly choice: number | undefined;
    }
  | {
      readonly kind: 'comment';
      readonly key: string;
      readonly to: CommentTarget;
      readonly said: CommentInput;
    }
  | { readonly kind: 'commentEdit'; readonly id: CommentId; readonly text: string }
  | { readonly kind: 'postEdit'; readonly id: PostId; readonly title: string; readonly text: string }
  | {
      readonly kind: 'post';
      readonly key: string;
      readonly draft: PostDraft;
      readonly profile: ProfileType;
      readonly campaign: string | undefined;
    };

export interface StoredWrite {
  readonly id: string;
  /** The account id of the author; no other account sends or sees the write. */
  readonly owner: string;
  /** The position in the queue; it increases whenever the write changes. */
  readonly turn: number;
  readonly write: NewWrite;
  /** When its idempotency key was first used; unknown for writes of earlier builds. */
  readonly keyedAt?: number | undefined;
  /** The reason the server rejected the write. It is not sent again until the author changes or retries it. */
  readonly refused?: string | undefined;
}

/** The text parts the author can edit while the write waits. */
export interface WriteText {
  readonly title: string | undefined;
  readonly text: string;
}

/** Votes and edits replace an earlier one for the same target; every other write has a unique target. */
const targetOf = (write: NewWrite): string => {
  switch (write.kind) {
    case 'vote':
      return `vote ${write.vote.kind} ${write.vote.id}`;
    case 'ballot':
      return `ballot ${write.postId}`;
    case 'commentEdit':
    case 'postEdit':
      return `${write.kind} ${write.id}`;
    case 'comment':
    case 'post':
      return `${write.kind} ${write.key}`;
    default:
      return write satisfies never;
  }
};

/** Appends a write; `id` identifies it unless it replaces an earlier write. */
export function withWrite(
  queue: readonly StoredWrite[],
  { id, ...added }: Omit<StoredWrite, 'turn'>,
): readonly [StoredWrite, ...StoredWrite[]] {
  const target = targetOf(added.write);
  const earlier = queue.find((item) => targetOf(item.write) === target);
  const last = { ...added, id: earlier?.id ?? id, turn: nextTurn(queue) };
  return [last, ...queue.filter((item) => item !== earlier)];
}

/** Servers store keys for two days. */
const KEY_LIFE_MS = 36 * 3_600_000;

/** Whether the server may have forgotten the key: if the write has arrived, it would be accepted again. */
export const isKeyTooOld = (
  { write, keyedAt = Number.POSITIVE_INFINITY }: StoredWrite,
  now: number,
): boolean => 'key' in write && now - keyedAt > KEY_LIFE_MS;

export const nextTurn = (queue: readonly StoredWrite[]): number =>
  Math.max(0, ...queue.map(({ turn }) => turn)) + 1;

export const inOrder = (queue: readonly StoredWrite[], owner: string): readonly StoredWrite[] =>
  queue.filter((item) => item.owner === owner).sort((a, b) => a.turn - b.turn);

export function textOf(write: NewWrite): WriteText | undefined {
  switch (write.kind) {
    case 'vote':
    case 'ballot':
      return undefined;
    case 'comment':
      return { title: undefined, text: write.said.text };
    case 'commentEdit':
      return { title: undefined, text: write.text };
    case 'postEdit':
      return { title: write.title, text: write.text };
    case 'post':
      return { title: write.draft.title, text: write.draft.text };
    default:
      return write satisfies never;
  }
}

/** Without `newKey` the write retains its idempotency key. */
export function withText(write: NewWrite, { title = '', text }: WriteText, newKey?: string): NewWrite {
  switch (write.kind) {
    case 'vote':
    case 'ballot':
      return write;
    case 'comment':
      return { ...write, key: newKey ?? write.key, said: { ...write.said, text } };
    case 'commentEdit':
      return { ...write, text };
    case 'postEdit':
      return { ...write, title, text };
    case 'post':
      return { ...write, key: newKey ?? write.key, draft: { ...write.draft, title, text } };
    default:
      return write satisfies never;
  }
}

export function postIdOf(write: NewWrite): string | undefined {
  switch (write.kind) {
    case 'vote':
      return write.vote.kind === 'POST' ? write.vote.id : undefined;
    case 'ballot':
      return write.postId;
    case 'comment':
      return write.to.kind === 'post' ? write.to.id : undefined;
    case 'postEdit':
      return write.id;
    case 'commentEdit':
    case 'post':
      return undefined;
    default:
      return write satisfies never;
  }
}
