import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { chatWords as words } from '../../core/chat/words';
import { ChatLineStore } from '../../stores/chat/chat-line-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './chat-thread.module.css';

/** Messages do not arrive automatically: it retries from time to time, and at once on request. */
export const NotConnected = observer(function NotConnected() {
  const line = useStore(ChatLineStore);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const strip = place.current;
    // On reconnect this strip unmounts; keyboard focus inside it moves to the chat heading.
    return () => {
      if (strip?.contains(document.activeElement)) strip.closest('section')?.querySelector('h2')?.focus();
    };
  }, []);
  return (
    <div ref={place} className={css.offline}>
      <Icon name="wifi-off" size="small" />
      <p role="status">{words.offline}</p>
      <Button look="plain" size="small" busy={line.trying} onClick={line.press}>
        {words.tryAgain}
      </Button>
    </div>
  );
});
