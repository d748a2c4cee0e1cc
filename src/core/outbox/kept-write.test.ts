import { describe, expect, it } from 'vitest';
import { inOrder, type NewWrite, withWrite } from './kept-write';

const vote = (id: string): NewWrite => ({ kind: 'vote', vote: { kind: 'POST', id, stance: 'UP' } });

describe('what waits', () => {
  it('stands in the order in which it was done; a second vote for a thing is the last word', () => {
    const waiting = ['one', 'two', 'one'].reduce(
      (list, id) => withWrite(list, 'asha', vote(id)),
      [] as readonly ReturnType<typeof withWrite>[number][],
    );
    expect(waiting.map(({ id }) => id)).toEqual(['asha POST two', 'asha POST one']);
    expect(inOrder([...waiting].reverse(), 'asha')).toEqual(waiting);
  });

  it('is one person’s alone, even for the same thing', () => {
    const hers = withWrite([], 'asha', vote('one'));
    const his = withWrite([], 'imran', vote('one'));
    expect(inOrder([...hers, ...his], 'imran')).toEqual(his);
    expect(hers[0]?.id).not.toBe(his[0]?.id);
  });
});
