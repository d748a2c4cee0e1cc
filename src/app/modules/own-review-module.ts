import { ContainerModule } from 'inversify';
import { ownReviews, reviewClient } from '../../adapters/http/generated/review';
import { reviewAmbience } from '../../adapters/http/portal-ambience';
import { MemberTexts } from '../../core/drafts/member-texts';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { OwnReviewsPort } from '../../core/own-review/own-reviews-port';
import { ReviewTelling } from '../../core/own-review/review-telling';
import { CurrentSession } from '../../core/session/current-session';
import { Device } from '../../core/shell/device';
import { GateStore } from '../../stores/gate-store';
import { OwnReviewStore } from '../../stores/own-review-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the form a review is written in needs beside the lists of 'are you paid fairly'. */
export const ownReviewModule = new ContainerModule(({ bind }) => {
  bind(OwnReviewsPort).toResolvedValue(
    (wire, device) => ownReviews(reviewClient(speaking(wire, reviewAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ReviewTelling).toResolvedValue(
    (reviews, texts, current) => new ReviewTelling(reviews, texts.forms, current),
    [OwnReviewsPort, MemberTexts, CurrentSession],
  );
  bind(OwnReviewStore).toResolvedValue(
    (telling, lists, gates, toasts) => new OwnReviewStore({ telling, lists, gates, toasts }),
    [ReviewTelling, FairPayPort, GateStore, ToastStore],
  );
});
