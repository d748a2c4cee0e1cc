import type { IncomingHttpHeaders } from 'node:http';
import { refusesVendors } from '../../core/shell/refuses-vendors';
import { within } from '../pages/within';

/** The scripts that are switched on, and who may meet them. */
export interface Vendors {
  readonly scripts: readonly string[];
  /** Whether the cookies are those of a member whose visits may be counted. */
  readonly isCounted: (cookie: string) => Promise<boolean>;
}

/**
 * The scripts a page may name: none where the browser asks not to be tracked, where nobody is signed in or their visits
 * are not counted, and where that cannot be known in these milliseconds.
 */
export async function vendorsFor(
  { scripts, isCounted }: Vendors,
  headers: IncomingHttpHeaders,
  patience: number,
): Promise<readonly string[]> {
  if (scripts.length === 0 || refusesVendors(askedWith(headers))) return [];
  try {
    const counted = await within(AbortSignal.timeout(patience), isCounted(headers.cookie ?? ''));
    return counted ? scripts : [];
  } catch {
    return [];
  }
}

const askedWith = (headers: IncomingHttpHeaders) => ({
  userAgent: headers['user-agent'] ?? '',
  doNotTrack: headers.dnt?.toString(),
  privacyControl: headers['sec-gpc']?.toString(),
});
