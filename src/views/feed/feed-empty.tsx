import { observer } from 'mobx-react-lite';
import { emptyFeedWords as words } from '../../core/feed/empty-words';
import { pathTo } from '../../core/shell/screens';
import { FeedStore } from '../../stores/feed/feed-store';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';

export const FeedEmpty = observer(function FeedEmpty() {
  const { place } = useStore(FeedStore);
  const { signedIn } = useStore(SessionStore);
  const gates = useStore(GateStore);
  if (place.sort === 'FOLLOWING' && !signedIn) {
    return (
      <Card>
        <EmptyState
          title={words.visitorTitle}
          text={words.visitorText}
          action={
            <Button look="gold" onClick={() => gates.open('login')}>
              {words.login}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        {...words[place.sort]}
        action={<Button href={pathTo('communities')}>{words.browse}</Button>}
      />
    </Card>
  );
});
