import { reviewText as text } from '../../core/reviews/text';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';
import { useRetry } from '../shared/use-retry';

interface RatingsFailedProps {
  readonly from: { readonly askRatings: () => Promise<void> };
}

/** Replaces the ratings after a failed request, with a retry button. */
export function RatingsFailed({ from }: RatingsFailedProps) {
  const { isLoading, failure, retry } = useRetry(from.askRatings);
  return (
    <Card role="alert">
      <EmptyState
        title={text.ratingsFailed}
        text={retryAfterMessageOr(failure, '')}
        action={
          <Button icon="rotate-ccw" busy={isLoading} onClick={() => void continueInPlace(retry)}>
            {text.retry}
          </Button>
        }
      />
    </Card>
  );
}
