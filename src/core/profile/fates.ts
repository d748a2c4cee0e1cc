import type { GivenCount, GivenKind } from '../contributions/contributions-port';
import { closedTable } from '../shared/closed-table';
import type { Fate, FateOfKind } from './account-ending-port';

/** What may stay: salaries, benefits and votes are figures, and of use to others without their author. */
const USUALLY: Readonly<Record<GivenKind, Fate>> = closedTable({
  POST: 'REMOVE',
  COMMENT: 'REMOVE',
  REVIEW: 'KEEP',
  SALARY: 'KEEP',
  INTERVIEW: 'KEEP',
  BENEFITS: 'KEEP',
  PHOTOS: 'REMOVE',
  VOTE: 'KEEP',
});

/** One choice for each kind there is something of, and for votes, which nobody counts; what was chosen before goes before what is usual. */
export const fatesFor = (
  counts: readonly GivenCount[],
  chosen: readonly FateOfKind[],
): readonly FateOfKind[] =>
  [...counts.filter(({ count }) => count > 0).map(({ kind }) => kind), 'VOTE' as const].map(
    (kind) => chosen.find((one) => one.kind === kind) ?? { kind, fate: USUALLY[kind] },
  );

export const withFate = (fates: readonly FateOfKind[], kind: GivenKind, fate: Fate): readonly FateOfKind[] =>
  fates.map((one) => (one.kind === kind ? { kind, fate } : one));
