import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { chatText as text } from '../../core/chat/text';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './chat-thread.module.css';

/** Messages do not arrive automatically: it retries from time to time, and at once on request. */
export const NotConnected = observer(function NotConnected() {
  const line = useStore(ChatConnectionStore);
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
      <p role="status">{text.offline}</p>
      <Button look="plain" size="small" busy={line.trying} onClick={line.press}>
        {text.tryAgain}
      </Button>
    </div>
  );
});
