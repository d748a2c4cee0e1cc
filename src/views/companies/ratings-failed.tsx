import { observer } from 'mobx-react-lite';
import { reviewWords as words } from '../../core/reviews/words';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { goOnInPlace } from '../kit/go-on-in-place';

interface RatingsFailedProps {
  readonly from: { readonly asking: boolean; readonly askRatings: () => Promise<void> };
}

/** Replaces the ratings after a failed request, with a retry button. */
export const RatingsFailed = observer(function RatingsFailed({ from }: RatingsFailedProps) {
  return (
    <Card role="alert">
      <EmptyState
        title={words.ratingsFailed}
        action={
          <Button icon="rotate-ccw" busy={from.asking} onClick={() => void goOnInPlace(from.askRatings)}>
            {words.retry}
          </Button>
        }
      />
    </Card>
  );
});
