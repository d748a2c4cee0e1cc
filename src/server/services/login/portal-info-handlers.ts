import type { operations } from '../../../contracts/login';
import type { Handlers } from '../../http/handlers';
import type { JobPortal } from '../../job-portal/job-portal';
import { portalWork } from '../onboarding/portal-proof';
import { signedIn } from '../profile/account/viewer';
import { saveCareer } from '../profile/career/career-handlers';
import { readCareer } from '../profile/career/career-queries';
import type { Services } from '../services';

type PortalInfoHandlers = Pick<Handlers<operations>, 'savePortalInfo'>;

/** Saves the linked portal profile as the career of members who have not entered one yet. */
export const portalInfoHandlers = (services: Services, portal: JobPortal): PortalInfoHandlers => ({
  savePortalInfo: async ({ caller }) => {
    const viewer = signedIn(services, caller);
    const known = await readCareer(services, viewer.memberId);
    const work = known ? undefined : await portalWork(services.db, portal, viewer.memberId);
    if (!work) return { status: 200, body: { saved: false } };
    const organisation = work.organisation;
    await saveCareer(services, portal, viewer, {
      careerStatusType: work.type,
      careerData: work.type === 'student' ? { collegeName: organisation } : { companyName: organisation },
    });
    return { status: 200, body: { saved: true } };
  },
});
