import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { ReportReason } from './post-actions-port';

/** Loaded with the post's menu. */
export const postActionText = {
  edit: 'Edit',
  remove: 'Delete',
  report: 'Report',
  notInterested: 'Not interested',
  wantAnswer: 'I want to know too',
  pin: 'Pin to community',
  pinTitle: 'Pin this post?',
  pinText: 'It will appear above other posts in its community. Only the three newest pinned posts are shown.',
  pinNow: 'Pin',
  pinned: 'Post pinned.',
  unpinTitle: 'Unpin this post?',
  unpinText: 'It will no longer appear at the top of its community.',
  unpinNow: 'Unpin',
  unpinned: 'Post unpinned.',
  cancel: 'Cancel',
  editTitle: 'Edit your post',
  editNote: 'You can edit for 24 hours. The post is marked as edited, without a time.',
  titleLabel: 'Title',
  textLabel: 'Text',
  pictures: 'Photos',
  removePicture: (place: number) => `Remove photo ${place}`,
  save: 'Save',
  saved: 'Changes saved.',
  willSend: 'Your edit will be sent when you’re back online.',
  held: 'Changes saved. A moderator will check them first.',
  removeTitle: 'Delete this post?',
  removeText: 'Its text, photos, poll and offers are deleted for good. Comments stay.',
  removed: 'Post deleted.',
  reportTitle: 'Report to moderators',
  reportRead:
    'Reports are anonymous, so we can’t reply to you. Decisions appear in the public moderation log.',
  reportReason: 'Why are you reporting it?',
  reportNote: 'Anything else moderators should know',
  optional: 'Optional',
  reasons: closedTable({
    SPAM: 'Spam or advertising',
    ABUSE: 'Abuse or hate',
    PERSONAL_DETAILS: 'Someone’s name or contact details',
    UNTRUE: 'False information',
    OFF_TOPIC: 'Off-topic',
    OTHER: 'Something else',
  } satisfies Record<ReportReason, string>),
  reported: 'Thanks. A moderator will check it.',
  hidden: 'You won’t see this post again.',
  wanted: (count: number) =>
    count === 1 ? '1 person wants to know.' : `${grouped(count)} people want to know.`,
  failed: 'Something went wrong. Please try again.',
};
