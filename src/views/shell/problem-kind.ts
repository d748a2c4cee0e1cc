import { Failure, type FailureKind } from '../../core/shared/failure';

const KNOWN_KINDS = [
  'notFound',
  'forbidden',
  'unauthorised',
  'offline',
] as const satisfies readonly FailureKind[];

export type ProblemKind = (typeof KNOWN_KINDS)[number] | 'unavailable';

export const problemKind = (error: unknown): ProblemKind =>
  KNOWN_KINDS.find((kind) => error instanceof Failure && error.kind === kind) ?? 'unavailable';
