import type { operations } from '../../../contracts/career';
import type { Handlers } from '../../http/handlers';
import type { Mailer } from '../../mail/mailer';
import type { Services } from '../services';
import { careerHandlers } from './career-handlers';
import { faceHandlers } from './face-handlers';
import { verificationHandlers } from './verification-handlers';

/** Everything that sets up an account. */
export const onboardingHandlers =
  (mailer: Mailer) =>
  (services: Services): Handlers<operations> => ({
    ...careerHandlers(services),
    ...faceHandlers(services),
    ...verificationHandlers(services, mailer),
  });
