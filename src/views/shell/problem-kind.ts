import { Failure, type FailureKind } from '../../core/shared/failure';

export type ProblemKind = Extract<
  FailureKind,
  'notFound' | 'forbidden' | 'unauthorised' | 'offline' | 'unavailable'
>;

/** What a page that could not be shown says went wrong. */
export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof Failure)) return 'unavailable';
  switch (error.kind) {
    case 'notFound':
    case 'forbidden':
    case 'unauthorised':
    case 'offline':
      return error.kind;
    default:
      return 'unavailable';
  }
}
