import type { IncomingHttpHeaders } from 'node:http';
import { refusesVendors } from '../../core/shell/refuses-vendors';
import { within } from '../pages/unless-aborted';

export interface Vendors {
  readonly scripts: readonly string[];
  /** Whether the cookies belong to a member who allows analytics. */
  readonly isCounted: (cookie: string) => Promise<boolean>;
}

/**
 * The scripts a page may name: none if the browser sends a do-not-track signal, if the visitor is signed out or
 * disallows analytics, or if that is not known within these milliseconds.
 */
export async function vendorsFor(
  { scripts, isCounted }: Vendors,
  headers: IncomingHttpHeaders,
  timeout: number,
): Promise<readonly string[]> {
  if (scripts.length === 0 || refusesVendors(askedWith(headers))) return [];
  try {
    const counted = await within(AbortSignal.timeout(timeout), isCounted(headers.cookie ?? ''));
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
