import { ContainerModule } from 'inversify';
import { ownReviews, reviewClient } from '../../../adapters/http/generated/review';
import { reviewAmbience } from '../../../adapters/http/portal-ambience';
import { MemberTexts } from '../../../core/composer/member-texts';
import { FormLists } from '../../../core/contributions/form-lists';
import { OwnReviewsPort } from '../../../core/contributions/own-reviews-port';
import { SubmitReview } from '../../../core/contributions/submit-review';
import { CurrentSession } from '../../../core/login/current-session';
import { Device } from '../../../core/shell/device';
import { ContributionFeedback } from '../../../stores/contributions/contribution-feedback';
import { OwnReviewStore } from '../../../stores/contributions/own-review-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindFormLists } from './bind-form-lists';

/** The job lists come from the "are you paid fairly" module. */
export const ownReviewModule = new ContainerModule(({ bind, isBound }) => {
  bindFormLists({ bind, isBound });
  bind(OwnReviewsPort).toResolvedValue(
    (wire, device) => ownReviews(reviewClient(withAmbience(wire, reviewAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SubmitReview).toResolvedValue(
    (reviews, texts, current) => new SubmitReview(reviews, texts.forms, current),
    [OwnReviewsPort, MemberTexts, CurrentSession],
  );
  bind(OwnReviewStore).toResolvedValue(
    (submission, lists, loginPrompts, toasts) =>
      new OwnReviewStore(submission, lists, new ContributionFeedback(loginPrompts, toasts)),
    [SubmitReview, FormLists, LoginPromptStore, ToastStore],
  );
});
