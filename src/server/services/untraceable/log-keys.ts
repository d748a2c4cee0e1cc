import { validMonths } from '../../../core/untraceable/rules';
import type { Services } from '../services';
import { logRule } from '../trust/log-published';
import { listedKeys } from './token-queries';

/**
 * Adds the hash of the key directory to the public log whenever it changes: everyone must get the same keys.
 */
export async function logTokenKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const keys = await listedKeys(db, validMonths(now()));
  if (keys.length > 0) await logRule(db, 'token-keys', keys.map(({ key_id }) => key_id).join('\n'));
}
