import type { Verdict } from '../moderation/rules';
import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { Kind } from './notification';

type FormatFigure = (figure: number) => string;
const several =
  (item: string, many: (count: number) => string): FormatFigure =>
  (count) =>
    count === 1 ? item : many(count);

/**
 * The title of a push message or email. It names neither a member nor an item: people who see the screen or run the
 * mail server would learn which post, and with it which alias, is the recipient's.
 */
const OUTSIDE_TITLES: Readonly<Record<Kind, FormatFigure>> = closedTable({
  reply: several('You have a new reply', (count) => `You have ${count} new replies`),
  answer: several('Your question has a new answer', (count) => `Your question has ${count} new answers`),
  'vote-milestone': (count) => `${grouped(count)} people upvoted your post or comment`,
  mention: several('Someone mentioned you', (count) => `You were mentioned ${count} times`),
  'poll-result': () => 'Your poll has ended. See the results.',
  'review-status': () => 'A moderator reviewed your post or comment',
  // It must not reveal a job search.
  'job-alert': () => 'An update you asked for',
  chat: several('You have a new message', (count) => `You have ${count} new messages`),
  awards: () => 'Awards news',
  system: () => `An update from ${BRAND}`,
});

export const outsideTitle = (kind: Kind, figure: number): string => OUTSIDE_TITLES[kind](figure);

export const JUDGED_MESSAGE: Readonly<Record<Verdict, string>> = closedTable({
  HIDE: 'A moderator removed your message',
  KEEP: 'Your message is visible again',
});

export const THEFT_NOTICE = {
  title: 'We logged you out on one device',
  body: 'Someone may have copied your login. Check where you’re logged in and log out anything you don’t recognise.',
  cta: '/session',
};

export const digestTitle = (count: number): string =>
  count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`;

export const DIGEST_BODY = 'Open your notifications to read them.';

/** Shown outside the site, where others may see it: the subject is only shown inside. */
export const OUTSIDE_BODY = 'Open it to see what it’s about.';

export const CALLS: Readonly<Record<Kind, string>> = closedTable({
  reply: 'Read',
  answer: 'Read',
  'vote-milestone': 'View',
  mention: 'Read',
  'poll-result': 'See the results',
  'review-status': 'Read',
  'job-alert': 'View',
  chat: 'Read',
  awards: 'View',
  system: 'Read',
});

export const ICONS: Readonly<Record<Kind, string>> = closedTable({
  reply: 'message-circle',
  answer: 'messages-square',
  'vote-milestone': 'arrow-big-up',
  mention: 'user-round',
  'poll-result': 'chart-column',
  'review-status': 'shield-check',
  'job-alert': 'briefcase',
  chat: 'message-circle',
  awards: 'award',
  system: 'bell',
});
