import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { Kind, NoticeAbout } from './notification';

type Title = (about: NoticeAbout) => string;

const several = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(grouped(count));

const quoted = (name: string | undefined): string => (name === undefined ? '' : ` “${name}”`);

const NOUNS = { POST: 'post', QUESTION: 'question', POLL: 'poll', MESSAGE: 'message' } as const;

/** “your post “…”” or “your comment in “…””. */
const yours = ({ item = 'POST', name }: NoticeAbout): string =>
  item === 'COMMENT'
    ? `your comment${name === undefined ? '' : ` in${quoted(name)}`}`
    : `your ${NOUNS[item]}${quoted(name)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const reviewed: Title = (about) => {
  switch (about.outcome) {
    case 'HELD':
      return `${capital(yours(about))} is hidden until a moderator has reviewed it`;
    case 'REMOVED':
      return `A moderator removed ${yours(about)}`;
    case 'SHOWN':
      return about.item === 'MESSAGE'
        ? 'Your message is visible again'
        : `A moderator reviewed ${yours(about)}. It stays visible.`;
    default:
      return `A moderator reviewed ${yours(about)}`;
  }
};

/**
 * The title in the list: what happened, and to which of the reader's items. Names no member, not even by the alias they
 * acted under. Only shown to the signed-in reader; outside the site `OUTSIDE_TITLES` is used.
 */
export const NOTICE_TITLES: Readonly<Record<Kind, Title>> = closedTable({
  reply: (about) =>
    about.item === 'COMMENT'
      ? several(
          about.count,
          `Someone replied to ${yours(about)}`,
          (count) => `${count} new replies to ${yours(about)}`,
        )
      : several(
          about.count,
          `Someone commented on ${yours(about)}`,
          (count) => `${count} new comments on ${yours(about)}`,
        ),
  answer: (about) =>
    several(
      about.count,
      `${capital(yours(about))} has a new answer`,
      (count) => `${capital(yours(about))} has ${count} new answers`,
    ),
  'vote-milestone': (about) => `${grouped(about.count)} people upvoted ${yours(about)}`,
  mention: ({ count, name }) =>
    several(
      count,
      `Someone mentioned you${name === undefined ? '' : ` in${quoted(name)}`}`,
      (times) => `You were mentioned ${times} times${name === undefined ? '' : ` in${quoted(name)}`}`,
    ),
  'poll-result': ({ name }) => `Your poll${quoted(name)} has ended. See the results.`,
  'review-status': reviewed,
  'job-alert': ({ count }) =>
    several(count, 'A new job matches your alert', (jobs) => `${jobs} new jobs match your alert`),
  chat: ({ count }) =>
    several(count, 'You have a new message', (messages) => `You have ${messages} new messages`),
  awards: () => 'Awards news',
  system: () => `An update from ${BRAND}`,
});
