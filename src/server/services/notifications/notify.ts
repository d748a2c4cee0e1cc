import { mentionsIn } from '../../../core/notifications/mentions';
import { milestoneOf } from '../../../core/notifications/milestones';
import { type Kind, UNSEEN } from '../../../core/notifications/notification';
import { preferenceFor } from '../../../core/notifications/push-rules';
import type { NoticeOutcome, NoticeText } from '../../db/notice-tables';
import type { Services } from '../services';
import { cutToHour } from '../shared/cut-to-hour';
import { isGroupSeal } from '../shared/group-seals';
import { insertNotices, type NotificationInput } from './notice-queries';
import { boxSeal } from './notification-boxes';
import { boxesOf } from './push-queries';
import { queuePushes } from './queue-pushes';
import {
  aliasSeal,
  authorOf,
  commentRecipients,
  lockRecipients,
  notYetReached,
  postRecipients,
  type Recipient,
  unmuted,
} from './recipients';

type Db = Services['db'];
type NotificationServices = Pick<Services, 'seal' | 'cursors' | 'now' | 'newId'>;

/** An event. It does not contain who acted, so that this cannot leak. */
export type NotificationEvent =
  | { readonly kind: 'commented'; readonly commentId: string }
  | { readonly kind: 'posted'; readonly postId: string }
  | {
      readonly kind: 'voted';
      readonly resourceType: 'POST' | 'COMMENT';
      readonly resourceId: string;
      readonly up: number;
    }
  | { readonly kind: 'poll ended'; readonly postId: string }
  /** In a direct chat. */
  | { readonly kind: 'messaged'; readonly aliasId: string }
  /** A moderator's decision on a chat message. */
  | {
      readonly kind: 'message moderated';
      readonly aliasId: string;
      readonly outcome: NoticeOutcome;
      readonly text: NoticeText;
    }
  /** New jobs that match a member's alert. */
  | {
      readonly kind: 'jobs came';
      readonly recipients: readonly { readonly recipient: string; readonly jobs: number }[];
    }
  /** A moderator's decision, or the wait for one. */
  | {
      readonly kind: 'moderated';
      readonly resourceType: 'POST' | 'COMMENT';
      readonly resourceId: string;
      readonly outcome: NoticeOutcome;
    }
  | {
      readonly kind: 'for member';
      readonly memberId: string;
      readonly variant: Kind;
      readonly text: NoticeText;
    };

/** Inserts the notices in the event's own transaction, so a rollback removes them too. */
export async function sendNotification(
  services: NotificationServices,
  db: Db,
  happening: NotificationEvent,
): Promise<void> {
  const notifications = await stillReceived(db, happening, await notificationsOf(services, db, happening));
  if (notifications.length === 0) return;
  const boxes = await boxesOf(services, db, [...new Set(notifications.map(({ recipient }) => recipient))]);
  const wanted = notifications.filter(({ recipient, variant }) => {
    const box = boxes.get(recipient);
    return !box || preferenceFor(box.preferences, variant as Kind).list;
  });
  const reported = await insertNotices(db, wanted, cutToHour(services.now()));
  // An unseen notice has already been pushed.
  const fresh = reported.filter(({ old_status }) => old_status !== UNSEEN);
  await queuePushes(services, db, fresh, boxes);
}

/** Without those to accounts that were deleted meanwhile: nothing would delete such a notice for months. */
async function stillReceived(
  db: Db,
  { kind }: NotificationEvent,
  notifications: readonly NotificationInput[],
): Promise<readonly NotificationInput[]> {
  const isToBox = kind === 'for member' || kind === 'jobs came';
  if (isToBox || notifications.length === 0) return notifications;
  const seals = await lockRecipients(db, [...new Set(notifications.map(({ recipient }) => recipient))]);
  return notifications.filter(({ recipient }) => seals.has(recipient));
}

async function notificationsOf(
  services: NotificationServices,
  db: Db,
  happening: NotificationEvent,
): Promise<readonly NotificationInput[]> {
  if (happening.kind === 'for member') {
    const { memberId, variant, text } = happening;
    return [{ id: services.newId(), recipient: boxSeal(services, memberId), variant, postId: null, text }];
  }
  if (happening.kind === 'jobs came')
    return happening.recipients.map(({ recipient, jobs: more }) => ({
      id: services.newId(),
      recipient,
      variant: 'job-alert',
      postId: null,
      text: null,
      more,
    }));
  if (happening.kind === 'messaged' || happening.kind === 'message moderated') {
    const recipient = await aliasSeal(db, happening.aliasId);
    const subject =
      happening.kind === 'messaged'
        ? { variant: 'chat', text: null }
        : { variant: 'review-status', text: happening.text, outcome: happening.outcome };
    return recipient === undefined ? [] : [{ id: services.newId(), recipient, postId: null, ...subject }];
  }
  const total = happening.kind === 'voted' ? milestoneOf(happening.up) : undefined;
  if (happening.kind === 'voted' && total === undefined) return [];
  const heard = (await recipientsOf(db, happening)).filter(({ recipient }) => !isGroupSeal(recipient));
  const concerned = await unmuted(db, heard);
  const received = total === undefined ? concerned : await notYetReached(db, concerned, total);
  const outcome = happening.kind === 'moderated' ? happening.outcome : null;
  return received.map(({ recipient, variant, post_id: postId, item }) => ({
    id: services.newId(),
    recipient,
    variant,
    postId,
    item,
    outcome,
    text: null,
    total,
  }));
}

async function recipientsOf(
  db: Db,
  happening: Exclude<
    NotificationEvent,
    { kind: 'for member' | 'messaged' | 'message moderated' | 'jobs came' }
  >,
): Promise<readonly Recipient[]> {
  switch (happening.kind) {
    case 'commented':
      return commentRecipients(db, happening.commentId, mentionsIn);
    case 'posted':
      return postRecipients(db, happening.postId, mentionsIn);
    // Votes are anonymous, so only the poll's author is notified.
    case 'poll ended': {
      const author = await authorOf(db, 'POST', happening.postId);
      return author ? [{ ...author, variant: 'poll-result' }] : [];
    }
    case 'voted':
    case 'moderated': {
      const author = await authorOf(db, happening.resourceType, happening.resourceId);
      const variant = happening.kind === 'voted' ? 'vote-milestone' : 'review-status';
      return author ? [{ ...author, variant }] : [];
    }
    default:
      return happening satisfies never;
  }
}
