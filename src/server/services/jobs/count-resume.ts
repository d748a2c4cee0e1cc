import type { Limiter } from '../../http/limiter';
import { Refusal } from '../../http/refusal';
import type { Allowance } from '../../http/token-bucket';
import type { Services } from '../services';

/** Cleaning a resume can take seconds, and few are cleaned at once. */
export const RESUMES: Allowance = { burst: 30, perSecond: 0.1 };

/** By member: a count of a whole network would show a colleague there that someone applies for a job. */
export async function countResume(
  { seal }: Pick<Services, 'seal'>,
  limiter: Limiter,
  memberId: string,
): Promise<void> {
  const retryAfter = await limiter.take(`resume:${seal('resume limits', memberId)}`, RESUMES, 1);
  if (retryAfter !== undefined) throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter });
}
