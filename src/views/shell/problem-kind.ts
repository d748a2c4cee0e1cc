import { Failure, type FailureKind } from '../../core/shared/failure';

const TOLD_APART = [
  'notFound',
  'forbidden',
  'unauthorised',
  'offline',
] as const satisfies readonly FailureKind[];

export type ProblemKind = (typeof TOLD_APART)[number] | 'unavailable';

export const problemKind = (error: unknown): ProblemKind =>
  TOLD_APART.find((kind) => error instanceof Failure && error.kind === kind) ?? 'unavailable';
