import { errorText } from '../../../describe-error';
import type { Ended } from './end-accounts';

/** Ids, seals and keys of pictures, in our messages and those of the picture store. They are logged, and these would name the account or link its parts. */
const ID = /(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]*[A-Z0-9])[A-Za-z0-9_-]{16,}/g;

/** One error for all accounts and parts that failed: how many, and each different reason once. */
export function deletionFailure({ accounts, parts, failures }: Ended): Error {
  const reasons = failures.map((failure) => messageOf(failure).replace(ID, '[id]'));
  const counts = [...new Set(reasons)].map(
    (reason) => `${reason} (${reasons.filter((item) => item === reason).length})`,
  );
  return new Error(
    `Deleted accounts: ${accounts}, parts of accounts: ${parts}. Failed, to be tried again: ${failures.length}. ${counts.join('; ')}`,
  );
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? errorText(failure) : String(failure);
