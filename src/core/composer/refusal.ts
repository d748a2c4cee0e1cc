import { postProblems } from '../posts/problem-text';
import { writingProblems } from '../posts/writing-problem-text';
import type { Failure } from '../shared/failure';
import { problemMessage } from '../shell/problem-message';
import { outboxText } from './outbox-text';
import { composerProblems } from './problem-text';

/** Temporary failures: the write stays in the queue and is sent again. */
const TEMPORARY: readonly Failure['kind'][] = [
  'offline',
  'unavailable',
  'limited',
  'unauthorised',
  'cancelled',
];
/** Another account is logged in now; the author can still send the write later. */
const OTHER_ACCOUNT = 'OTHER_ACCOUNT';

/** The text was changed after the server had accepted the first version. */
const EARLIER_VERSION = 'IDEMPOTENCY_KEY_REUSED';

/** The reason shown to the author, or undefined when the write can be sent later. */
export function refusalOf(failure: Failure): string | undefined {
  if (TEMPORARY.includes(failure.kind) || failure.code === OTHER_ACCOUNT) return undefined;
  const { refusals } = outboxText;
  if (failure.code === EARLIER_VERSION) return refusals.earlierVersion;
  if (failure.kind === 'notFound') return refusals.notFound;
  if (failure.kind === 'forbidden') return refusals.forbidden;
  return problemMessage(
    failure,
    { ...postProblems, ...writingProblems, ...composerProblems },
    refusals.other,
  );
}
