import type { JobPortal, PortalWork } from '../../job-portal/job-portal';
import { readPreferences } from '../profile/account/preference-queries';
import { type CareerRow, changeCareer, readCareer } from '../profile/career/career-queries';
import type { Services } from '../services';
import { listedAs, readLink } from './portal-queries';

type Db = Services['db'];

const isSame = (item: string | null, other: string): boolean =>
  (item ?? '').trim().toLowerCase() === other.trim().toLowerCase();

/** What the portal knows about the owner of an account. */
export interface LinkedWork extends PortalWork {
  readonly account: string;
}

/** The linked account's data about work. If the portal does not respond, the career is saved without it. */
export async function portalWork(
  db: Db,
  portal: JobPortal,
  memberId: string,
): Promise<LinkedWork | undefined> {
  const link = await readLink(db, memberId);
  if (link === undefined || !(await readPreferences(db, memberId)).job_portal) return undefined;
  const work = (await portal.known(new Set([link])).catch(() => undefined))?.work;
  return work && { ...work, account: link };
}

/**
 * Verifies a career if the portal confirms the work or education. Never revokes a verification by email. If the
 * portal is certain, its data also fills missing fields. The caller has locked the member; the link is read again,
 * because another member may have linked the account meanwhile.
 */
export async function provePortal(
  services: Pick<Services, 'db' | 'encryption' | 'now'>,
  work: LinkedWork | undefined,
  career: CareerRow | undefined,
): Promise<void> {
  if (!career || career.verified === 'VERIFIED') return;
  if (!work?.verified || work.type !== career.type || !isSame(career.organisation, work.organisation)) return;
  if ((await readLink(services.db, career.member_id)) !== work.account) return;
  const proof = { verified: work.verified, verification_source: 'JOB_PORTAL' } as const;
  if (work.verified !== 'VERIFIED') return void (await changeCareer(services, career.member_id, proof));
  const listed = await listedAs(services.db, work.department, work.industry);
  await changeCareer(services, career.member_id, {
    ...proof,
    job_profile: career.job_profile ?? work.jobProfile ?? null,
    department_id: career.department_id ?? listed.department_id,
    industry_id: career.industry_id ?? listed.industry_id,
    job_location: career.job_location ?? work.location ?? null,
  });
}

/** Returns whether the portal had verified the career. */
export async function takeBackProof(
  services: Pick<Services, 'db' | 'encryption' | 'now'>,
  memberId: string,
): Promise<boolean> {
  const career = await readCareer(services, memberId);
  if (career?.verification_source !== 'JOB_PORTAL') return false;
  await changeCareer(services, memberId, { verified: null, verification_source: null });
  return true;
}
