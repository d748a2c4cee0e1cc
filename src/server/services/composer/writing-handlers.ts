import type { operations } from '../../../contracts/writing';
import { ABUSIVE_WORDS } from '../../../core/composer/abusive-words';
import { readVideoAddress } from '../../../core/posts/video-address';
import {
  isStillEditable,
  kindOf,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MIN_OPTIONS,
  POLL_DAYS,
} from '../../../core/posts/writing-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import type { Limiter } from '../../http/limiter';
import { notFound } from '../../http/refusal';
import { commentWritingHandlers } from '../posts/comment-writing-handlers';
import { postActionHandlers } from '../posts/post-action-handlers';
import { reportHandlers } from '../posts/report-handlers';
import { savedOfferHandlers } from '../posts/saved-offer-handlers';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { createPost } from './create-post';
import { removePictures } from './pending-pictures';
import { rephraseHandlers } from './rephrase-handlers';
import type { Rephraser } from './rephraser';
import { reviewPostHandlers } from './review-post-handlers';
import { checkedTexts, forbiddenWrite, holdReason, required, tooLate } from './writing-checks';
import { changePost, emptyPost, lockPost, type OwnPost, pictureKeys, removePicture } from './writing-queries';

type All = Handlers<operations>;

export const writingHandlers =
  (rephraser: Rephraser, limiter: Limiter) =>
  (services: Services): All => ({
    ...commentWritingHandlers(services),
    ...postHandlers(services),
    ...takingDownHandlers(services),
    ...savedOfferHandlers(services),
    ...postActionHandlers(services),
    ...reportHandlers(limiter)(services),
    ...rephraseHandlers(rephraser)(services),
    ...reviewPostHandlers(services),
    ...ruleHandlers,
  });

const postHandlers = (services: Services): Pick<All, 'createPost' | 'editPost'> => ({
  createPost: async ({ body, caller }) => ({
    status: 201,
    body: await createPost(services, signedIn(services, caller), body),
  }),

  editPost: async ({ path, body, caller }) => {
    const viewer = signedIn(services, caller);
    const { title, content } = checkedTexts({ title: body.title, content: body.content });
    required('title', title);
    const current = holdReason([title, content]);
    const status = await inTransaction(services.db, async (db) => {
      const post = own(await lockPost(db, path.id, viewer));
      if (post.status === 'DELETED') throw notFound();
      if (!isStillEditable(post.created_at, services.now())) throw tooLate();
      const same = post.title === title && post.content === content;
      if (!same)
        await changePost(db, post, { title, content, kind: textKind(post, title), holdReason: current });
      return current || post.status !== 'LIVE' ? ('FLAGGED' as const) : ('LIVE' as const);
    });
    return { status: 200, body: { postId: path.id, status, code: null, message: null } };
  },
});

const takingDownHandlers = (services: Services): Pick<All, 'deletePost' | 'deletePostMedia'> => ({
  deletePost: async ({ path, caller }) => {
    const viewer = signedIn(services, caller);
    const pictures = await inTransaction(services.db, async (db) => {
      const post = own(await lockPost(db, path.id, viewer));
      if (post.status !== 'DELETED') await emptyPost(db, post);
      return pictureKeys(post);
    });
    await removePictures(services, pictures);
    return { status: 204 };
  },

  deletePostMedia: async ({ path, caller }) => {
    const viewer = signedIn(services, caller);
    const pictures = await inTransaction(services.db, async (db) => {
      const post = own(await lockPost(db, path.id, viewer));
      await removePicture(db, post, path.key, plainKind(post.title));
      return pictureKeys(post).filter((key) => key === path.key);
    });
    await removePictures(services, pictures);
    return { status: 204 };
  },
});

const ruleHandlers: Pick<All, 'readVideoAddress' | 'listAbusiveWords' | 'readPollConfig'> = {
  readVideoAddress: ({ body }) => {
    const { valid, type, videoId, url } = readVideoAddress(body.url);
    return {
      status: 200,
      body: { isValid: valid, type: type ?? null, videoId: videoId ?? null, fullUrl: url ?? null },
    };
  },

  listAbusiveWords: () => ({ status: 200, body: [...ABUSIVE_WORDS] }),

  readPollConfig: () => ({
    status: 200,
    body: {
      minOptions: MIN_OPTIONS,
      maxOptions: MAX_OPTIONS,
      maxOptionLength: MAX_OPTION_LENGTH,
      days: [...POLL_DAYS],
    },
  }),
};

function own(post: OwnPost | undefined): OwnPost {
  if (post?.is_owner) return post;
  throw post?.status === 'LIVE' ? forbiddenWrite() : notFound();
}

const plainKind = (title: string): OwnPost['kind'] =>
  kindOf({ title, hasPoll: false, offers: 0, pictures: 0, videos: 0 }) ?? 'TEXT';

/** Only a kind that was derived from the text changes with the text. */
const textKind = ({ kind }: OwnPost, title: string): OwnPost['kind'] =>
  kind === 'TEXT' || kind === 'QUESTION' ? plainKind(title) : kind;
