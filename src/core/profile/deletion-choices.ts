import type { ActivityCount, ActivityKind } from '../contributions/contributions-port';
import { closedTable } from '../shared/closed-table';
import type { Fate, FateOfKind } from './account-ending-port';

/** Salaries, benefits and votes are figures that stay useful without their author. */
const USUALLY: Readonly<Record<ActivityKind, Fate>> = closedTable({
  POST: 'REMOVE',
  COMMENT: 'REMOVE',
  REVIEW: 'KEEP',
  SALARY: 'KEEP',
  INTERVIEW: 'KEEP',
  BENEFITS: 'KEEP',
  PHOTOS: 'REMOVE',
  VOTE: 'KEEP',
});

/** A choice for votes, which are not counted, and each kind with content; earlier choices override the defaults. */
export const fatesFor = (
  counts: readonly ActivityCount[],
  chosen: readonly FateOfKind[],
): readonly FateOfKind[] =>
  [...counts.filter(({ count }) => count > 0).map(({ kind }) => kind), 'VOTE' as const].map(
    (kind) => chosen.find((fateOfKind) => fateOfKind.kind === kind) ?? { kind, fate: USUALLY[kind] },
  );

export const withFate = (
  fates: readonly FateOfKind[],
  kind: ActivityKind,
  fate: Fate,
): readonly FateOfKind[] =>
  fates.map((fateOfKind) => (fateOfKind.kind === kind ? { kind, fate } : fateOfKind));
