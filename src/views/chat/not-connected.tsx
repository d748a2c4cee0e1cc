import { observer } from 'mobx-react-lite';
import { chatText as text } from '../../core/chat/text';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './chat-thread.module.css';
import { useFocusOnUnmount } from './use-focus-on-unmount';

/** Messages do not arrive automatically: it retries from time to time, and at once on request. */
export const NotConnected = observer(function NotConnected() {
  const line = useStore(ChatConnectionStore);
  const place = useFocusOnUnmount<HTMLDivElement>('section', 'h2');
  return (
    <div ref={place} className={css.offline} data-not-connected>
      <Icon name="wifi-off" size="small" />
      <p role="status">{text.offline}</p>
      <Button look="plain" size="small" busy={line.trying} onClick={line.press}>
        {text.tryAgain}
      </Button>
    </div>
  );
});
