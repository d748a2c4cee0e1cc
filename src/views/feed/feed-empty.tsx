import { observer } from 'mobx-react-lite';
import { emptyFeedText as text } from '../../core/feed/empty-text';
import { pathTo } from '../../core/shell/screens';
import { FeedStore } from '../../stores/feed/feed-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';

export const FeedEmpty = observer(function FeedEmpty() {
  const { place } = useStore(FeedStore);
  const { signedIn } = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  if (place.sort === 'FOLLOWING' && !signedIn) {
    return (
      <Card>
        <EmptyState
          title={text.visitorTitle}
          text={text.visitorText}
          action={
            <Button look="gold" onClick={() => loginPrompts.open('login')}>
              {text.login}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        {...text[place.sort]}
        action={<Button href={pathTo('communities')}>{text.browse}</Button>}
      />
    </Card>
  );
});
