import { describe, expect, it } from 'vitest';
import { emptyDraft } from './post-draft';
import { inOrder, type NewWrite, type StoredWrite, textOf, withText, withWrite } from './stored-write';

const vote = (id: string): NewWrite => ({ kind: 'vote', vote: { kind: 'POST', id, stance: 'UP' } });
const queueOf = (owner: string, writes: readonly NewWrite[]): readonly StoredWrite[] =>
  writes.reduce<readonly StoredWrite[]>(
    (queue, write, index) => withWrite(queue, { id: `${owner} ${index}`, owner, write }),
    [],
  );

describe('the queue of unsent writes', () => {
  it('the queue of unsent writes stays in order, and a second vote for a target replaces the first', () => {
    const queue = queueOf('asha', ['one', 'two', 'one'].map(vote));
    expect(inOrder(queue, 'asha').map(({ write }) => write.kind === 'vote' && write.vote.id)).toEqual([
      'two',
      'one',
    ]);
  });

  it('a queued write belongs to one account, even for the same target', () => {
    const hers = queueOf('asha', [vote('one')]);
    const his = queueOf('imran', [vote('one')]);
    expect(inOrder([...hers, ...his], 'imran')).toEqual(his);
  });

  it('a queued edit replaces an earlier edit of the same comment, post or poll vote', () => {
    const edits: readonly NewWrite[] = [
      { kind: 'commentEdit', id: 'c1', text: 'first' },
      { kind: 'postEdit', id: 'p1', title: 'first', text: '' },
      { kind: 'ballot', on: 'POLL', postId: 'p1', choice: 1 },
      { kind: 'commentEdit', id: 'c1', text: 'second' },
      { kind: 'postEdit', id: 'p1', title: 'second', text: '' },
      { kind: 'ballot', on: 'POLL', postId: 'p1', choice: undefined },
    ];
    expect(inOrder(queueOf('asha', edits), 'asha').map(({ write }) => write)).toEqual(edits.slice(3));
  });
});

it.each<[NewWrite, { title: string | undefined; text: string }]>([
  [
    { kind: 'comment', key: 'k', to: { kind: 'post', id: 'p' }, said: { text: 'old', profile: 'ANONYMOUS' } },
    { title: undefined, text: 'new' },
  ],
  [
    { kind: 'commentEdit', id: 'c', text: 'old' },
    { title: undefined, text: 'new' },
  ],
  [
    { kind: 'postEdit', id: 'p', title: 'Old', text: 'old' },
    { title: 'New', text: 'new' },
  ],
  [
    {
      kind: 'post',
      key: 'k',
      draft: { ...emptyDraft('d'), title: 'Old' },
      profile: 'ANONYMOUS',
      campaign: undefined,
    },
    { title: 'New', text: 'new' },
  ],
])('the text of a queued write can be changed: %j', (write, text) => {
  expect(textOf(withText(write, text))).toEqual(text);
});
