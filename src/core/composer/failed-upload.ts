import type { Failure } from '../shared/failure';
import { problemMessage } from '../shell/problem-message';
import { composerProblems } from './problem-text';

interface UploadTexts {
  readonly size: string;
  readonly offline: string;
  readonly failed: string;
}

/** Also true for a proxy that takes less than the service, and responds with its own page. */
const isTooLarge = ({ status }: Failure): boolean => status === 413;

/** Whether the same file could be accepted at another attempt. */
export const canRetryUpload = (failure: Failure): boolean =>
  failure.kind !== 'invalid' && !isTooLarge(failure);

export function failedUploadMessage(failure: Failure, { size, offline, failed }: UploadTexts): string {
  if (isTooLarge(failure)) return size;
  return failure.kind === 'offline' ? offline : problemMessage(failure, composerProblems, failed);
}
