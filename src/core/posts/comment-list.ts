import { isGroupName } from '../shared/group-alias';
import type { CommentId } from '../shared/ids';
import type { Page } from '../shared/page';
import type { Comment } from './post';

export interface CommentList {
  readonly comments: readonly Comment[];
  readonly nextCursor: string | undefined;
}

export const firstComments = (page: Page<Comment>): CommentList => ({
  comments: unique(page.items),
  nextCursor: page.nextCursor,
});

/** A comment whose votes moved it between the two requests keeps its first position. */
export const withComments = (list: CommentList, page: Page<Comment>): CommentList => ({
  comments: unique([...list.comments, ...page.items]),
  nextCursor: page.nextCursor,
});

export const withReplies = (list: CommentList, id: CommentId, page: Page<Comment>): CommentList => ({
  ...list,
  comments: list.comments.map((comment) =>
    comment.id === id
      ? {
          ...comment,
          replies: unique([...comment.replies, ...page.items]),
          repliesCursor: page.nextCursor,
        }
      : comment,
  ),
});

/** A new comment comes first, where its author sees it; a new reply comes last below its comment. */
export const withComment = (list: CommentList, message: Comment): CommentList => ({
  ...list,
  comments:
    message.parentId === undefined
      ? unique([message, ...list.comments])
      : list.comments.map((comment) =>
          comment.id === message.parentId
            ? {
                ...comment,
                replies: unique([...comment.replies, message]),
                repliesCount: comment.repliesCount + 1,
              }
            : comment,
        ),
});

export const withChanged = (
  list: CommentList,
  id: CommentId,
  change: (comment: Comment) => Comment,
): CommentList => ({
  ...list,
  comments: list.comments.map((comment) =>
    comment.id === id
      ? change(comment)
      : {
          ...comment,
          replies: comment.replies.map((reply) => (reply.id === id ? change(reply) : reply)),
        },
  ),
});

/** Removes a deleted comment; one with replies leaves a placeholder. */
export function withoutComment(list: CommentList, id: CommentId): CommentList {
  const emptied = withChanged(list, id, (comment) => ({
    ...comment,
    status: 'DELETED',
    text: '',
    mine: false,
    editable: false,
    author: { ...comment.author, name: '', bio: '', avatarUrl: '/art/kolam/gone.svg', verified: false },
  }));
  const isThere = (comment: Comment) => comment.id !== id || comment.replies.length > 0;
  return {
    ...list,
    comments: emptied.comments.filter(isThere).map((comment) =>
      comment.replies.some((reply) => reply.id === id)
        ? {
            ...comment,
            replies: comment.replies.filter((reply) => reply.id !== id),
            repliesCount: Math.max(0, comment.repliesCount - 1),
          }
        : comment,
    ),
  };
}

/** The replies still to load. The count and the replies were read at different times, so it may be off. */
export const repliesLeft = ({ replies, repliesCount, repliesCursor }: Comment): number =>
  repliesCursor === undefined ? 0 : Math.max(1, repliesCount - replies.length);

/** Marks the author only under the alias that wrote the post; another alias of theirs must not be revealed. */
export const isByAuthor = (comment: Pick<Comment, 'author'>, post: Pick<Comment, 'author'>): boolean =>
  !isGroupName(comment.author.name) &&
  comment.author.name === post.author.name &&
  comment.author.avatarUrl === post.author.avatarUrl &&
  comment.author.profile === post.author.profile;

function unique(comments: readonly Comment[]): readonly Comment[] {
  const seen = new Set<string>();
  return comments.filter(({ id }) => !seen.has(id) && seen.add(id));
}
