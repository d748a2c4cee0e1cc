import type { operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { ONE_MORE, pageOf, positionFrom } from '../shared/positions';
import { type CommentRow, postOfComment, readReplies, readThreads } from './comment-queries';
import { isDiscussionReadable } from './post-queries';
import { presentComment, presentThread } from './present';

type Comments = Pick<Handlers<operations>, 'listComments' | 'listReplies'>;

const USUAL_LIMIT = 10;

export const commentHandlers = (services: Services): Comments => {
  const { db, cursors, now } = services;
  const trendingTopic = (postId: string, sort: string) => `comments ${postId} ${sort}`;
  const repliesTo = (commentId: string) => `replies ${commentId}`;
  const afterReply = (parentId: string) => (last: CommentRow) =>
    cursors.pack(repliesTo(parentId), [last.number]);

  return {
    listComments: async ({ path, query, caller }) => {
      const { cursor, limit = USUAL_LIMIT, sort = 'popularity' } = query;
      const viewer = viewerOf(services, caller);
      const name = trendingTopic(path.id, sort);
      const after = positionFrom(cursors, name, cursor, ['number', 'number']);
      const [readable, rows] = await Promise.all([
        isDiscussionReadable(db, path.id, viewer),
        readThreads(db, path.id, viewer, { sort, after, count: limit + ONE_MORE }),
      ]);
      if (!readable) throw notFound();
      const body = pageOf(
        rows,
        limit,
        (row) => presentThread(row, now(), afterReply(row.id)),
        (row) => cursors.pack(name, [row.score, row.number]),
      );
      return { status: 200, body };
    },

    listReplies: async ({ path, query, caller }) => {
      const { cursor, limit = USUAL_LIMIT } = query;
      const viewer = viewerOf(services, caller);
      const after = positionFrom(cursors, repliesTo(path.id), cursor, ['number']);
      const postId = await postOfComment(db, path.id, viewer);
      if (postId === undefined || !(await isDiscussionReadable(db, postId, viewer))) throw notFound();
      const rows = await readReplies(db, path.id, viewer, { after, count: limit + ONE_MORE });
      return {
        status: 200,
        body: pageOf(rows, limit, (row) => presentComment(row, now()), afterReply(path.id)),
      };
    },
  };
};
