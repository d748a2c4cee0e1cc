import { closedTable } from '../shared/closed-table';
import type { ThingKind } from './moderation-port';
import type { Verdict } from './rules';

/** Loaded with the moderation pages. */
export const moderationText = {
  title: 'Moderation queue',
  lead: 'Appeals, reports and held content, oldest first. Authors stay hidden.',
  log: {
    title: 'Moderation log',
    description:
      'Every decision our moderators make, with its rule and date. Content and people aren’t named.',
    lead: 'Every decision, with its rule and date. Content and people aren’t named.',
    rules: 'The rules',
    when: 'Date',
    what: 'Type',
    verdict: 'Decision',
    rule: 'Rule',
    appealed: 'after an appeal',
    empty: { title: 'No decisions yet', text: 'Decisions will show up here.' },
    more: 'Earlier decisions',
    link: 'View moderation log',
  },
  kinds: closedTable({
    POST: 'Post',
    COMMENT: 'Comment',
    MESSAGE: 'Chat message',
    REVIEW: 'Review',
    INTERVIEW: 'Interview',
    PHOTO: 'Photo',
  } satisfies Record<ThingKind, string>),
  verdicts: closedTable({ KEEP: 'Kept', HIDE: 'Hidden' } satisfies Record<Verdict, string>),
  empty: { title: 'All clear', text: 'Reported and held content will show up here.' },
  forbidden: {
    title: 'Moderators only',
    text: 'Only moderators can open this page. Their decisions are public.',
  },
  failed: 'Couldn’t load the queue.',
  retry: 'Try again',
  held: {
    ABUSE: 'Held: abusive words',
    SPAM: 'Held: spam',
    REPORTED: 'Held: several reports',
    MODERATOR: 'Hidden by a moderator',
  },
  public: closedTable({
    POST: 'Visible to everyone',
    COMMENT: 'Visible to everyone',
    MESSAGE: 'Visible in the chat',
    REVIEW: 'Visible to everyone',
    INTERVIEW: 'Visible to everyone',
    PHOTO: 'Visible to everyone',
  } satisfies Record<ThingKind, string>),
  chatOfTwo: 'Private chat',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  appeal: 'Author’s appeal',
  former: 'Previous version',
  rule: 'Rule broken',
  reported: 'Note to author',
  reportedPrompt: 'Explain what they could change',
  hide: 'Hide',
  keep: 'Keep',
  decided: closedTable({
    KEEP: {
      POST: 'Kept. Everyone can see it.',
      COMMENT: 'Kept. Everyone can see it.',
      MESSAGE: 'Kept. People in the chat can see it.',
      REVIEW: 'Kept. Everyone can see it.',
      INTERVIEW: 'Kept. Everyone can see it.',
      PHOTO: 'Kept. Everyone can see it.',
    },
    HIDE: {
      POST: 'Hidden. We’ll tell the author why.',
      COMMENT: 'Hidden. We’ll tell the author why.',
      MESSAGE: 'Removed. We’ll tell the author why.',
      REVIEW: 'Hidden. The author can see why in their contributions.',
      INTERVIEW: 'Hidden. The author can see why in their contributions.',
      PHOTO: 'Hidden. The person who shared it can see why in their contributions.',
    },
  } satisfies Record<Verdict, Record<ThingKind, string>>),
};

/** Texts for authors about a decision on their content; loaded with the post page. */
export const appealText = {
  rule: (id: string, text: string) => `Rule ${id}: ${text}`,
  ask: 'Appeal this decision',
  label: 'Why should this be visible?',
  once: 'You can appeal once. A moderator will review it again along with your reasons.',
  send: 'Send appeal',
  open: 'You’ve appealed. The outcome will show up here.',
  decided: 'A moderator has reviewed your appeal.',
  required: 'This field is required.',
  failed: 'Something went wrong. Please try again.',
};
