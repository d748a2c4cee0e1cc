import { closedTable } from '../shared/closed-table';
import type { ThingKind } from './moderation-port';
import type { Verdict } from './rules';

/** The texts of moderation; they come with its pages. */
export const moderationWords = {
  title: 'Moderation queue',
  lead: 'What was appealed, reported or held back, the longest waiting first. You see what is said, never who said it.',
  log: {
    title: 'Moderation log',
    description:
      'Every decision of our moderators, with its rule and its day. No text and no person is named.',
    lead: 'Every decision with its rule and its day. It names no text and no person.',
    rules: 'The rules',
    when: 'Day',
    what: 'What',
    verdict: 'Decision',
    rule: 'Rule',
    appealed: 'after an appeal',
    empty: { title: 'Nothing has been decided yet', text: 'The first decision will stand here.' },
    more: 'Earlier decisions',
    link: 'All decisions of moderators',
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
  empty: { title: 'Nothing waits', text: 'What is held back or reported will stand here.' },
  forbidden: {
    title: 'For moderators',
    text: 'This page is for those who moderate. Their decisions are public.',
  },
  failed: 'The queue could not be loaded.',
  retry: 'Try again',
  held: {
    ABUSE: 'Held back: abusive words',
    SPAM: 'Held back: spam',
    REPORTED: 'Held back: many reports',
    MODERATOR: 'Hidden by a moderator',
  },
  public: closedTable({
    POST: 'Everybody can read it',
    COMMENT: 'Everybody can read it',
    MESSAGE: 'Those in the chat can read it',
    REVIEW: 'Everybody can read it',
    INTERVIEW: 'Everybody can read it',
    PHOTO: 'Everybody can see it',
  } satisfies Record<ThingKind, string>),
  chatOfTwo: 'A chat of two',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  appeal: 'Its author says',
  former: 'It said before',
  rule: 'Rule it breaks',
  told: 'What the author is told',
  toldPrompt: 'Say what can be changed',
  hide: 'Hide',
  keep: 'Keep',
  decided: closedTable({
    KEEP: {
      POST: 'Kept. Everybody can read it.',
      COMMENT: 'Kept. Everybody can read it.',
      MESSAGE: 'Kept. Those in the chat can read it.',
      REVIEW: 'Kept. Everybody can read it.',
      INTERVIEW: 'Kept. Everybody can read it.',
      PHOTO: 'Kept. Everybody can see it.',
    },
    HIDE: {
      POST: 'Hidden. Its author is told why.',
      COMMENT: 'Hidden. Its author is told why.',
      MESSAGE: 'Removed. Its author is told why.',
      REVIEW: 'Hidden. Its author finds out why among what they gave.',
      INTERVIEW: 'Hidden. Its author finds out why among what they gave.',
      PHOTO: 'Hidden. Who gave it finds out why among what they gave.',
    },
  } satisfies Record<Verdict, Record<ThingKind, string>>),
};

/** The texts of an author who is told of a decision; they come with the page of a post. */
export const appealWords = {
  rule: (id: string, text: string) => `Rule ${id}: ${text}`,
  ask: 'Ask for a second look',
  label: 'Why it should stand',
  once: 'You can ask once. A moderator reads it again with what you say.',
  send: 'Send',
  open: 'You have asked for a second look. You will see here what came of it.',
  decided: 'A moderator has looked at it a second time.',
  required: 'This field is required.',
  failed: 'This did not work. Please try again.',
};
