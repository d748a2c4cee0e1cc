import type { Failure } from '../shared/failure';
import { waitOr } from './wait-or';

export function saidOr(failure: Failure, otherwise: string): string {
  const unsaid = failure.message === failure.kind || failure.kind === 'contract';
  return waitOr(failure, unsaid ? otherwise : failure.message);
}
