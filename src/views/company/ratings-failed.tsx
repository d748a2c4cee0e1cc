import { observer } from 'mobx-react-lite';
import { reviewWords as words } from '../../core/reviews/words';
import { CompanyOverviewStore } from '../../stores/company-overview-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { goOnInPlace } from '../kit/go-on-in-place';
import { useStore } from '../use-store';

/** Stands where the ratings did not come, and asks for them again. */
export const RatingsFailed = observer(function RatingsFailed() {
  const { asking, askRatings } = useStore(CompanyOverviewStore);
  return (
    <Card role="alert">
      <EmptyState
        title={words.ratingsFailed}
        action={
          <Button icon="rotate-ccw" busy={asking} onClick={() => void goOnInPlace(askRatings)}>
            {words.retry}
          </Button>
        }
      />
    </Card>
  );
});
