import { ContainerModule } from 'inversify';
import { ownReviews, reviewClient } from '../../adapters/http/generated/review';
import { reviewAmbience } from '../../adapters/http/portal-ambience';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { OwnReviewsPort } from '../../core/own-review/own-reviews-port';
import { ReviewTelling } from '../../core/own-review/review-telling';
import { CurrentSession } from '../../core/session/current-session';
import { Cookies } from '../../core/shared/cookies';
import { Device } from '../../core/shell/device';
import { TabStorage } from '../../core/shell/tab-storage';
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
    (reviews, storage, current, cookies) => new ReviewTelling(reviews, storage, current, cookies),
    [OwnReviewsPort, TabStorage, CurrentSession, Cookies],
  );
  bind(OwnReviewStore).toResolvedValue(
    (telling, lists, gates, toasts) => new OwnReviewStore({ telling, lists, gates, toasts }),
    [ReviewTelling, FairPayPort, GateStore, ToastStore],
  );
});
