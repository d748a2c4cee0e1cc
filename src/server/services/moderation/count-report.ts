import type { Limiter } from '../../http/limiter';
import { Refusal } from '../../http/refusal';
import type { Allowance } from '../../http/token-bucket';
import type { Services } from '../services';

/** Reports of a member at once, and then in a day: at most 100 in any 24 hours. */
export const REPORT_PACE: Allowance = { burst: 50, perSecond: 50 / 86_400 };

/**
 * Counts a report of a member before it is saved, so that parallel requests share the limit. A report that is refused
 * for another reason is given back. The limiter has a seal of the member, but no item, alias or reason.
 */
export async function countReport(
  { limiter, seal }: Pick<Services, 'seal'> & { readonly limiter: Limiter },
  memberId: string,
  save: () => Promise<void>,
): Promise<void> {
  const key = `report:${seal('report limits', memberId)}`;
  const retryAfter = await limiter.take(key, REPORT_PACE, 1);
  if (retryAfter !== undefined) throw new Refusal(429, 'TOO_MANY_REPORTS', { retryAfter });
  try {
    await save();
  } catch (error) {
    await limiter.take(key, REPORT_PACE, -1);
    throw error;
  }
}
