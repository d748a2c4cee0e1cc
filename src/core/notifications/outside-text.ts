import type { Verdict } from '../moderation/rules';
import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { Kind } from './notification';

type FormatFigure = (figure: number) => string;
const several =
  (item: string, many: (count: string) => string): FormatFigure =>
  (count) =>
    count === 1 ? item : many(grouped(count));

/** The texts of push messages and emails, and of notices that the server stores as text. */
export const outsideText = {
  /**
   * They name neither a member nor an item: people who see the screen or run the mail server would learn which post,
   * and with it which alias, is the recipient's.
   */
  titles: closedTable({
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
  } satisfies Record<Kind, FormatFigure>),
  body: 'Open it to see what it’s about.',
  digest: several('You have 1 new notification', (count) => `You have ${count} new notifications`),
  digestBody: 'Open your notifications to read them.',
  /** A moderator's decision on a chat message. */
  judgedMessage: closedTable({
    HIDE: 'A moderator removed your message',
    KEEP: 'Your message is visible again',
  } satisfies Record<Verdict, string>),
  theft: {
    title: 'We logged you out on one device',
    body: 'Someone may have copied your login. Check where you’re logged in and log out anything you don’t recognise.',
  },
  /** The label of a notice's button. */
  calls: closedTable({
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
  } satisfies Record<Kind, string>),
};
