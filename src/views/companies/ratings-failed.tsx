import { observer } from 'mobx-react-lite';
import { reviewText as text } from '../../core/reviews/text';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';

interface RatingsFailedProps {
  readonly from: { readonly isLoading: boolean; readonly askRatings: () => Promise<void> };
}

/** Replaces the ratings after a failed request, with a retry button. */
export const RatingsFailed = observer(function RatingsFailed({ from }: RatingsFailedProps) {
  return (
    <Card role="alert">
      <EmptyState
        title={text.ratingsFailed}
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
