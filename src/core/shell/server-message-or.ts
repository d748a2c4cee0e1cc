import type { Failure } from '../shared/failure';
import { retryAfterMessageOr } from './retry-after-message-or';

export function serverMessageOr(failure: Failure, otherwise: string): string {
  const unsaid = failure.message === failure.kind || failure.kind === 'contract';
  return retryAfterMessageOr(failure, unsaid ? otherwise : failure.message);
}
