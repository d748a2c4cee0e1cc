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
  reply: several('A new reply to what you wrote', (count) => `${count} new replies to what you wrote`),
  answer: several('A new answer to your question', (count) => `${count} new answers to your question`),
  'vote-milestone': (count) => `${grouped(count)} people found what you wrote helpful`,
  mention: several('Somebody speaks to you', (count) => `You were spoken to ${count} times`),
  'poll-result': () => 'Your poll has ended: see the result',
  'review-status': () => 'News of what you wrote',
  'job-alert': several('A job that fits your alert', (count) => `${count} jobs that fit your alert`),
  chat: several('A new message', (count) => `${count} new messages`),
  awards: () => 'News of the awards',
  system: () => `A word from ${BRAND}`,
});

/** Its title where others may look on: that somebody looks for a job is told inside alone. */
export const outsideTitle = (kind: Kind, figure: number): string =>
  kind === 'job-alert' ? 'Something you asked to hear of' : TITLES[kind](figure);

/** What a moderator did with what one said in a chat. */
export const JUDGED_MESSAGE: Readonly<Record<Verdict, string>> = closedTable({
  HIDE: 'A moderator has removed a message of yours',
  KEEP: 'A message of yours is shown again',
});

/** A login was ended because somebody else may have used it. */
export const THEFT_NOTICE = {
  title: 'We ended one of your logins',
  body: 'Somebody may have copied it from your browser. Check where you are logged in, and end what you do not know.',
  cta: '/session',
};

/** The one message of a morning. */
export const digestTitle = (count: number): string =>
  count === 1 ? 'One thing happened while you were away' : `${count} things happened while you were away`;

export const DIGEST_BODY = 'They wait for you in your notifications.';

/** Where others may look on: what it is about is read inside. */
export const OUTSIDE_BODY = 'Open it to read what it is about.';

export const CALLS: Readonly<Record<Kind, string>> = closedTable({
  reply: 'Read',
  answer: 'Read',
  'vote-milestone': 'Look',
  mention: 'Read',
  'poll-result': 'See the result',
  'review-status': 'Read',
  'job-alert': 'Look',
  chat: 'Read',
  awards: 'Look',
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
