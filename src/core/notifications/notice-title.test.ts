import { expect, it } from 'vitest';
import { noticeTitle } from './notice-title';
import { NOTICE_TITLES as HINDI } from './notice-title-text.hi';
import { KINDS, type NoticeAbout } from './notification';
import { outsideText } from './outside-text';
import { outsideText as outsideHindi } from './outside-text.hi';

const NAME = 'Is 90 days normal?';
const data = { title: 'From the server' } as Parameters<typeof noticeTitle>[0]['data'];
const title = (variantId: string, about?: NoticeAbout) => noticeTitle({ variantId, about, data });

it.each([
  ['reply', { item: 'COMMENT', name: NAME, count: 1 }, `Someone replied to your comment in “${NAME}”`],
  ['reply', { item: 'COMMENT', name: NAME, count: 2 }, `2 new replies to your comment in “${NAME}”`],
  ['reply', { item: 'POLL', name: NAME, count: 3 }, `3 new comments on your poll “${NAME}”`],
  ['answer', { item: 'QUESTION', name: NAME, count: 1 }, `Your question “${NAME}” has a new answer`],
  [
    'vote-milestone',
    { item: 'COMMENT', name: NAME, count: 2500 },
    `2,500 people upvoted your comment in “${NAME}”`,
  ],
  ['mention', { item: 'POST', name: NAME, count: 2 }, `You were mentioned 2 times in “${NAME}”`],
  ['poll-result', { item: 'POLL', name: NAME, count: 1 }, `Your poll “${NAME}” has ended. See the results.`],
  [
    'review-status',
    { item: 'POST', name: NAME, count: 1, outcome: 'HELD' },
    `Your post “${NAME}” is hidden until a moderator has reviewed it`,
  ],
  ['review-status', { item: 'MESSAGE', count: 1, outcome: 'REMOVED' }, 'A moderator removed your message'],
  ['job-alert', { count: 12 }, '12 new jobs match your alert'],
  ['chat', { count: 1 }, 'You have a new message'],
] as const)(
  'the title of a notification of kind %s says what happened to which item: %j',
  (kind, about, expected) => {
    expect(title(kind, about)).toBe(expected);
  },
);

it('a title the app does not know comes from the server', () => {
  expect([title('free-money', { count: 1 }), title('system')]).toEqual([
    'From the server',
    'From the server',
  ]);
});

it('every notification kind has a Hindi title that names the item, and no lock-screen title names it', () => {
  for (const kind of KINDS) {
    const about = { item: 'COMMENT', name: NAME, count: 2 } as const;
    expect(HINDI[kind](about)).toMatch(/\p{Script=Devanagari}/u);
    expect(HINDI[kind](about).includes(NAME)).toBe(title(kind, about).includes(NAME));
    expect(outsideText.titles[kind](2)).not.toMatch(/post “|comment in|job/);
    expect(outsideHindi.titles[kind](2)).not.toMatch(/“|जॉब/);
  }
});

it('large counts outside the site have Indian grouping, in English and Hindi', () => {
  const countOf = (text: string) => /[\d,]+/.exec(text)?.[0];
  for (const { titles, digest } of [outsideText, outsideHindi])
    for (const kind of ['reply', 'answer', 'vote-milestone', 'mention', 'chat'] as const)
      expect([titles[kind](123_456), digest(123_456)].map(countOf)).toEqual(['1,23,456', '1,23,456']);
});
