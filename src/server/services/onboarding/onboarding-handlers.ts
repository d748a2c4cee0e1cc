import type { operations } from '../../../contracts/career';
import type { Handlers } from '../../http/handlers';
import type { Identity } from '../../identity/identity';
import type { OpenJobPortal } from '../../job-portal/job-portal';
import { matchingPortal } from '../../job-portal/matching-portal';
import type { BackgroundMailer } from '../../mail/mailer';
import { aliasHandlers } from '../profile/account/alias-handlers';
import { careerHandlers } from '../profile/career/career-handlers';
import type { Services } from '../services';
import { portalHandlers } from './portal-handlers';
import { verificationHandlers } from './verification-handlers';

export const onboardingHandlers =
  (mailer: BackgroundMailer, identity: Identity, openPortal: OpenJobPortal | undefined) =>
  (services: Services): Handlers<operations> => {
    const portal = matchingPortal(identity, openPortal)(services);
    return {
      ...careerHandlers(services, portal),
      ...portalHandlers(services, { identity, portal }),
      ...aliasHandlers(services),
      ...verificationHandlers(services, mailer),
    };
  };
