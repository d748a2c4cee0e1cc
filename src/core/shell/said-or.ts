import type { Failure } from '../shared/failure';
import { waitOr } from './wait-or';

/** What is said of something refused: the service's own sentence where it sent one, else the place's own words. */
export function saidOr(failure: Failure, otherwise: string): string {
  const unsaid = failure.message === failure.kind || failure.kind === 'contract';
  return waitOr(failure, unsaid ? otherwise : failure.message);
}
