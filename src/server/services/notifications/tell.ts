import { mentionsIn } from '../../../core/notifications/mentions';
import { milestoneOf } from '../../../core/notifications/milestones';
import { type Kind, UNSEEN } from '../../../core/notifications/notification';
import { wishFor } from '../../../core/notifications/push-rules';
import type { NoticeWords } from '../../db/notice-tables';
import { cutToHour } from '../feed/cut-to-hour';
import type { Services } from '../services';
import { boxSeal } from './boxes';
import { insertNotices, type Telling } from './notice-queries';
import { boxesOf } from './push-queries';
import { queuePushes } from './queue-pushes';
import {
  authorOf,
  heardOfComment,
  heardOfPost,
  notYetReached,
  type Recipient,
  sealOfFace,
  unmuted,
} from './recipients';

type Db = Services['db'];
type Telephone = Pick<Services, 'seal' | 'cursors' | 'now' | 'newId'>;

/** An event. It does not contain who acted, so that this cannot leak. */
export type Happening =
  | { readonly kind: 'commented'; readonly commentId: string }
  | { readonly kind: 'posted'; readonly postId: string }
  | {
      readonly kind: 'voted';
      readonly resourceType: 'POST' | 'COMMENT';
      readonly resourceId: string;
      readonly up: number;
    }
  | { readonly kind: 'poll ended'; readonly postId: string }
  /** In a chat of two. */
  | { readonly kind: 'messaged'; readonly faceId: string }
  /** A moderator's decision on a chat message. */
  | { readonly kind: 'message judged'; readonly faceId: string; readonly words: NoticeWords }
  /** New jobs that match a member's alert. */
  | {
      readonly kind: 'jobs came';
      readonly told: readonly { readonly recipient: string; readonly jobs: number }[];
    }
  /** A moderator's word on it. */
  | { readonly kind: 'judged'; readonly resourceType: 'POST' | 'COMMENT'; readonly resourceId: string }
  | {
      readonly kind: 'for member';
      readonly memberId: string;
      readonly variant: Kind;
      readonly words: NoticeWords;
    };

/** Inserts the notices in the event's own transaction, so a rollback removes them too. */
export async function tell(services: Telephone, db: Db, happening: Happening): Promise<void> {
  const tellings = await tellingsOf(services, db, happening);
  if (tellings.length === 0) return;
  const boxes = await boxesOf(services, db, [...new Set(tellings.map(({ recipient }) => recipient))]);
  const wanted = tellings.filter(({ recipient, variant }) => {
    const box = boxes.get(recipient);
    return !box || wishFor(box.wishes, variant as Kind).list;
  });
  const told = await insertNotices(db, wanted, cutToHour(services.now()));
  // An unseen notice has already been pushed.
  const fresh = told.filter(({ old_status }) => old_status !== UNSEEN);
  await queuePushes(services, db, fresh, boxes);
}

async function tellingsOf(services: Telephone, db: Db, happening: Happening): Promise<readonly Telling[]> {
  if (happening.kind === 'for member') {
    const { memberId, variant, words } = happening;
    return [{ id: services.newId(), recipient: boxSeal(services, memberId), variant, postId: null, words }];
  }
  if (happening.kind === 'jobs came')
    return happening.told.map(({ recipient, jobs: more }) => ({
      id: services.newId(),
      recipient,
      variant: 'job-alert',
      postId: null,
      words: null,
      more,
    }));
  if (happening.kind === 'messaged' || happening.kind === 'message judged') {
    const recipient = await sealOfFace(db, happening.faceId);
    const what =
      happening.kind === 'messaged'
        ? { variant: 'chat', words: null }
        : { variant: 'review-status', words: happening.words };
    return recipient === undefined ? [] : [{ id: services.newId(), recipient, postId: null, ...what }];
  }
  const total = happening.kind === 'voted' ? milestoneOf(happening.up) : undefined;
  if (happening.kind === 'voted' && total === undefined) return [];
  const concerned = await unmuted(db, await whoHears(db, happening));
  const heard = total === undefined ? concerned : await notYetReached(db, concerned, total);
  return heard.map(({ recipient, variant, post_id: postId }) => ({
    id: services.newId(),
    recipient,
    variant,
    postId,
    words: null,
    total,
  }));
}

async function whoHears(
  db: Db,
  happening: Exclude<Happening, { kind: 'for member' | 'messaged' | 'message judged' | 'jobs came' }>,
): Promise<readonly Recipient[]> {
  switch (happening.kind) {
    case 'commented':
      return heardOfComment(db, happening.commentId, mentionsIn);
    case 'posted':
      return heardOfPost(db, happening.postId, mentionsIn);
    // Votes are anonymous, so only the poll's author is notified.
    case 'poll ended': {
      const author = await authorOf(db, 'POST', happening.postId);
      return author ? [{ ...author, variant: 'poll-result' }] : [];
    }
    case 'voted':
    case 'judged': {
      const author = await authorOf(db, happening.resourceType, happening.resourceId);
      const variant = happening.kind === 'voted' ? 'vote-milestone' : 'review-status';
      return author ? [{ ...author, variant }] : [];
    }
    default:
      return happening satisfies never;
  }
}
