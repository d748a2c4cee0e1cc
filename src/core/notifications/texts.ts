import type { Verdict } from '../moderation/rules';
import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { Kind } from './notification';

type Said = (figure: number) => string;
const several =
  (one: string, many: (count: number) => string): Said =>
  (count) =>
    count === 1 ? one : many(count);

/** What a notification of each kind says. Nobody is named: not even by the face they did it under. */
export const TITLES: Readonly<Record<Kind, Said>> = closedTable({
  reply: several('You have a new reply', (count) => `You have ${count} new replies`),
  answer: several('Your question has a new answer', (count) => `Your question has ${count} new answers`),
  'vote-milestone': (count) => `${grouped(count)} people found what you wrote helpful`,
  mention: several('Someone mentioned you', (count) => `You were mentioned ${count} times`),
  'poll-result': () => 'Your poll has ended. See the results.',
  'review-status': () => 'A moderator reviewed your post or comment',
  'job-alert': several('A new job matches your alert', (count) => `${count} new jobs match your alert`),
  chat: several('You have a new message', (count) => `You have ${count} new messages`),
  awards: () => 'Awards news',
  system: () => `An update from ${BRAND}`,
});

/** Its title where others may look on: that somebody looks for a job is told inside alone. */
export const outsideTitle = (kind: Kind, figure: number): string =>
  kind === 'job-alert' ? 'An update you asked for' : TITLES[kind](figure);

/** What a moderator did with what one said in a chat. */
export const JUDGED_MESSAGE: Readonly<Record<Verdict, string>> = closedTable({
  HIDE: 'A moderator removed your message',
  KEEP: 'Your message is visible again',
});

/** A login was ended because somebody else may have used it. */
export const THEFT_NOTICE = {
  title: 'We logged you out on one device',
  body: 'Someone may have copied your login. Check where you’re logged in and log out anything you don’t recognise.',
  cta: '/session',
};

/** The one message of a morning. */
export const digestTitle = (count: number): string =>
  count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`;

export const DIGEST_BODY = 'Open your notifications to read them.';

/** Where others may look on: what it is about is read inside. */
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
