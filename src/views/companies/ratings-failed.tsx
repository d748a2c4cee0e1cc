import { observer } from 'mobx-react-lite';
import { reviewText as text } from '../../core/reviews/text';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { RetriedPart } from '../../stores/shell/optional-part';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';

interface RatingsFailedProps {
  readonly from: Readonly<RetriedPart> & { readonly askRatings: () => Promise<void> };
}

/** Replaces the ratings after a failed request, with a retry button. */
export const RatingsFailed = observer(function RatingsFailed({ from }: RatingsFailedProps) {
  const wait = retryAfterMessageOr(from.retryFailure, '');
  return (
    <Card role="alert">
      <EmptyState
        title={text.ratingsFailed}
        text={wait}
        action={
          <Button
            icon="rotate-ccw"
            busy={from.isLoading}
            onClick={() => void continueInPlace(from.askRatings)}
          >
            {text.retry}
          </Button>
        }
      />
    </Card>
  );
});
