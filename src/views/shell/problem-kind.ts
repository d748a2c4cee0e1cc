import { Failure } from '../../core/shared/failure';

export type ProblemKind = 'missing' | 'forbidden' | 'unauthorised' | 'offline' | 'broken';

/** What a page that could not be shown says went wrong. */
export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof Failure)) return 'broken';
  switch (error.kind) {
    case 'notFound':
      return 'missing';
    case 'forbidden':
      return 'forbidden';
    case 'unauthorised':
      return 'unauthorised';
    case 'offline':
      return 'offline';
    default:
      return 'broken';
  }
}
