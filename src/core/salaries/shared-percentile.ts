import { designationUrl } from '../shared/designation-url';
import { pathTo } from '../shell/screens';
import type { PercentileBand } from './fair-pay';

/** The page for sharing a band: its path has only a step and a role. The lowest band cannot be shared. */
export const percentilePath = ({ from }: PercentileBand, jobProfile: string): string | undefined =>
  from > 0 ? pathTo('percentile', { from: String(from), jobProfile: designationUrl(jobProfile) }) : undefined;
