import { expect, it } from 'vitest';
import { choicesFor, withChoice } from './deletion-choices';

const counts = [
  { kind: 'POST', count: 2 },
  { kind: 'COMMENT', count: 0 },
] as const;

it('[R-664] the deletion form offers a choice for votes and each kind with content, starting with the earlier choices', () => {
  expect(choicesFor(counts, [{ kind: 'POST', fate: 'KEEP' }])).toEqual([
    { kind: 'POST', fate: 'KEEP' },
    { kind: 'VOTE', fate: 'KEEP' },
  ]);
  expect(choicesFor(counts, [])[0]).toEqual({ kind: 'POST', fate: 'REMOVE' });
});

it('changing a deletion choice leaves the other choices unchanged', () => {
  expect(withChoice(choicesFor(counts, []), 'VOTE', 'REMOVE')).toEqual([
    { kind: 'POST', fate: 'REMOVE' },
    { kind: 'VOTE', fate: 'REMOVE' },
  ]);
});
