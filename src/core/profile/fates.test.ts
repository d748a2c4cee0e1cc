import { expect, it } from 'vitest';
import { fatesFor, withFate } from './fates';

const counts = [
  { kind: 'POST', count: 2 },
  { kind: 'COMMENT', count: 0 },
] as const;

it('[R-664] asks for each kind there is something of and for votes, and begins with what was chosen before', () => {
  expect(fatesFor(counts, [{ kind: 'POST', fate: 'KEEP' }])).toEqual([
    { kind: 'POST', fate: 'KEEP' },
    { kind: 'VOTE', fate: 'KEEP' },
  ]);
  expect(fatesFor(counts, [])[0]).toEqual({ kind: 'POST', fate: 'REMOVE' });
});

it('changes one choice alone', () => {
  expect(withFate(fatesFor(counts, []), 'VOTE', 'REMOVE')).toEqual([
    { kind: 'POST', fate: 'REMOVE' },
    { kind: 'VOTE', fate: 'REMOVE' },
  ]);
});
