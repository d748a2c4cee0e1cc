import { designationUrl } from '../shared/designation-url';
import { pathTo } from '../shell/screens';
import type { PercentileBand } from './fair-pay';

/** The page to share a band with: a step and a role, nothing else. The lowest band has none. */
export const percentilePath = ({ from }: PercentileBand, jobProfile: string): string | undefined =>
  from > 0 ? pathTo('percentile', { from: String(from), jobProfile: designationUrl(jobProfile) }) : undefined;
