import type { Services } from '../services';
import { type HiringJob, readHiringJob } from './application-queries';

export const APPLICATIONS_PAGE = '/employer/applications';
/** Days; also in employer-text.ts. */
export const LINK_DAYS = 30;

const LINK = 'employer applications';
const A_DAY_MS = 86_400_000;

type Linking = Pick<Services, 'cursors' | 'seal' | 'now'>;

const sealOfAddress = ({ seal }: Pick<Services, 'seal'>, address: string): string => seal('address', address);

/**
 * Encrypted and authenticated, for one job and one address. It becomes invalid when the company's address changes, also if
 * the address comes back.
 */
export function applicationsLink(
  services: Linking,
  origin: string,
  { jobId, address, linkKey }: Pick<HiringJob, 'address' | 'linkKey'> & { readonly jobId: string },
): string {
  const until = String(services.now().getTime() + LINK_DAYS * A_DAY_MS);
  const key = services.cursors.pack(LINK, [jobId, sealOfAddress(services, address), until, linkKey]);
  return `${origin}${APPLICATIONS_PAGE}?k=${key}`;
}

export type OpenedLink =
  | { readonly kind: 'valid' | 'expired'; readonly job: HiringJob & { readonly jobId: string } }
  | { readonly kind: 'invalid' };

/** Only the company's current address can have a valid link, and only while it manages its page. */
export async function openLink(services: Services, key: string): Promise<OpenedLink> {
  const [jobId = '', address = '', until = '', linkKey = ''] = unpacked(services, key);
  const job = await readHiringJob(services.db, jobId, { alsoClosed: true });
  if (!job || job.linkKey !== linkKey || sealOfAddress(services, job.address) !== address)
    return { kind: 'invalid' };
  const kind = Number(until) > services.now().getTime() ? 'valid' : 'expired';
  return { kind, job: { ...job, jobId } };
}

function unpacked({ cursors }: Pick<Services, 'cursors'>, key: string): readonly string[] {
  try {
    return cursors.unpack(LINK, key).map(String);
  } catch {
    return [];
  }
}
