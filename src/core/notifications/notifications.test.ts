import { describe, expect, it } from 'vitest';
import { mentionsIn } from './mentions';
import { milestoneOf } from './milestones';
import type { Notification } from './notification';
import { aNotice } from './testing';
import { countsOf, settled } from './unread';

const all = [
  aNotice('a', { status: 0 }),
  aNotice('b', { status: 1 }),
  aNotice('c', { status: 2 }),
  aNotice('d', { status: 7 }),
];
const statuses = (items: readonly Notification[]) => items.map(({ status }) => status);

describe('notification status', () => {
  it('[R-265][R-261][R-262][R-263] notification counts: status 0 is unseen, 1 is unread, any other is read', () => {
    expect(countsOf(all)).toEqual({ unseen: 1, unread: 2 });
    expect(countsOf([])).toEqual({ unseen: 0, unread: 0 });
  });

  it('reading a notification marks only that one, and no status moves backwards', () => {
    expect(
      statuses(
        settled(all, [
          { id: 'a', status: 2 },
          { id: 'c', status: 1 },
        ]),
      ),
    ).toEqual([2, 1, 2, 7]);
  });
});

it('a notification that was seen and read counts as read, in any order of the marks', () => {
  const both = [
    { id: 'a', status: 1 },
    { id: 'a', status: 2 },
  ];
  expect(statuses(settled(all, both))[0]).toBe(2);
  expect(statuses(settled(all, both.toReversed()))[0]).toBe(2);
});

it.each([
  ['as @Tara_Speaks and @QuietMonsoon said', ['Tara_Speaks', 'QuietMonsoon']],
  ['@a @bo', []],
  ['me@example.com is no mention', []],
  ['@QuietMonsoon, @QuietMonsoon!', ['QuietMonsoon']],
  ['@one11 @two22 @three @four4 @five5 @six66', ['one11', 'two22', 'three', 'four4', 'five5']],
])('in "%s" the mentioned members are: %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names);
});

it('only milestone vote counts are notified', () => {
  expect([9, 10, 11, 25, 26].map(milestoneOf)).toEqual([undefined, 10, undefined, 25, undefined]);
});
