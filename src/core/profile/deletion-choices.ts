import type { ActivityCount, ActivityKind } from '../contributions/contributions-port';
import { closedTable } from '../shared/closed-table';
import type { DeletionChoice, Fate } from './account-ending-port';

/** Salaries, benefits and votes are figures that stay useful without their author. */
const DEFAULTS: Readonly<Record<ActivityKind, Fate>> = closedTable({
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
export const choicesFor = (
  counts: readonly ActivityCount[],
  chosen: readonly DeletionChoice[],
): readonly DeletionChoice[] =>
  [...counts.filter(({ count }) => count > 0).map(({ kind }) => kind), 'VOTE' as const].map(
    (kind) => chosen.find((choice) => choice.kind === kind) ?? { kind, fate: DEFAULTS[kind] },
  );

export const withChoice = (
  choices: readonly DeletionChoice[],
  kind: ActivityKind,
  fate: Fate,
): readonly DeletionChoice[] => choices.map((choice) => (choice.kind === kind ? { kind, fate } : choice));
