import type { Failure } from '../shared/failure';
import { type Problems, problemTextOf } from '../shared/problem-text-of';
import { shellProblems } from './problem-text';
import { retryAfterMessageOr } from './retry-after-message-or';

/**
 * Our words for a failed request: the time to wait, the text for its code, or the fallback of the screen. Without a
 * service there is nothing to explain, and the fallback says what happened to the input.
 */
export function problemMessage(failure: Failure, problems: Problems, otherwise: string): string {
  const { kind, code, params } = failure;
  const known =
    kind === 'unavailable' ? undefined : problemTextOf({ ...shellProblems, ...problems }, code, params);
  return retryAfterMessageOr(failure, known ?? otherwise);
}
