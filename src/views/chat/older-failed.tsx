import { observer } from 'mobx-react-lite';
import { chatText as text } from '../../core/chat/text';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './message-log.module.css';
import { useFocusOnUnmount } from './use-focus-on-unmount';

/** At the top of the loaded messages. */
export const OlderFailed = observer(function OlderFailed() {
  const { earlier, older } = useStore(ChatThreadStore);
  const { fail } = useStore(ToastStore);
  const place = useFocusOnUnmount<HTMLDivElement>('section', '[role=log]');
  return (
    <div ref={place} className={css.older}>
      <p role="alert">{text.olderFailed}</p>
      <Button size="small" icon="rotate-ccw" busy={earlier.loading} onClick={() => void older().catch(fail)}>
        {text.tryAgain}
      </Button>
    </div>
  );
});
