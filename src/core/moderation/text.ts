import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { ModeratedKind } from './moderation-port';
import type { Verdict } from './rules';

/** Loaded with the moderation pages. */
export const moderationText = {
  title: 'Moderation queue',
  lead: 'Appeals, reports and content on hold, oldest first. Authors stay hidden. For 180 days, the operator can see who decided.',
  log: {
    title: 'Moderation log',
    description:
      'Every decision our moderators make, with its rule and date. Content and people aren’t named.',
    lead: 'Every decision, with its rule and date. Content and people aren’t named.',
    rules: 'The rules',
    rulesHint: 'Choose a rule to see only its decisions.',
    all: 'All',
    report: 'Transparency report',
    grievance: 'File a grievance',
    noMatch: { title: 'No such decisions', text: 'No decision matches this rule and type.' },
    showAll: 'Show all decisions',
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
  } satisfies Record<ModeratedKind, string>),
  verdicts: closedTable({ KEEP: 'Kept', HIDE: 'Hidden' } satisfies Record<Verdict, string>),
  empty: { title: 'All clear', text: 'Content that is reported or on hold will show up here.' },
  forbidden: {
    title: 'Moderators only',
    text: 'Only moderators can open this page. Their decisions are public.',
  },
  failed: 'Couldn’t load the queue.',
  retry: 'Try again',
  held: {
    ABUSE: 'On hold: abusive words',
    SPAM: 'On hold: spam',
    REPORTED: 'On hold: several reports',
    MODERATOR: 'Hidden by a moderator',
  },
  public: closedTable({
    POST: 'Visible to everyone',
    COMMENT: 'Visible to everyone',
    MESSAGE: 'Visible in the chat',
    REVIEW: 'Visible to everyone',
    INTERVIEW: 'Visible to everyone',
    PHOTO: 'Visible to everyone',
  } satisfies Record<ModeratedKind, string>),
  chatOfTwo: 'Private chat',
  reports: (count: number) => (count === 1 ? '1 report' : `${grouped(count)} reports`),
  appeal: 'Author’s appeal',
  flag: (rule: string) => `The company asks to remove this (rule ${rule})`,
  former: 'Previous version',
  page: 'See in context',
  earlier: (count: number) =>
    count === 1 ? '1 earlier decision under this name' : `Last ${count} decisions under this name`,
  earlierLine: (kind: string, verdict: string, rule: string, month: string) =>
    `${kind}: ${verdict} (${rule}), ${month}`,
  pending: {
    label: 'Decisions you can undo',
    text: closedTable({
      KEEP: (title: string) => `Keeping “${title}”`,
      HIDE: (title: string) => `Hiding “${title}”. The author isn’t notified yet.`,
    } satisfies Record<Verdict, (title: string) => string>),
    more: (count: number) => `and ${grouped(count)} more`,
    undo: 'Undo',
  },
  tooLate: 'Another moderator has already decided, or the author deleted it. Your decision wasn’t needed.',
  keys: 'Press J and K to move, A to keep, X to hide, Z to undo.',
  rule: 'Rule broken',
  reported: 'Note to author',
  reportedPrompt: 'Explain what they could change',
  noteMissing: 'Explain to the author why, so they can change it.',
  hide: 'Hide',
  keep: 'Keep',
};

/** Texts for authors about a decision on their content; loaded with the post page. */
export const appealText = {
  rule: (id: string, text: string) => `Rule ${id}: ${text}`,
  ask: 'Appeal this decision',
  open: 'You’ve appealed. The outcome will show up here.',
  decided: 'A moderator has reviewed your appeal.',
};
