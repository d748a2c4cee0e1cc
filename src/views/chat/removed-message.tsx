import { useState } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import { chatText as text } from '../../core/chat/text';
import type { MessageId } from '../../core/shared/ids';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { LazyAppealBox } from '../posts/lazy-appeal-box';
import { useStore } from '../use-store';
import css from './removed-message.module.css';

interface RemovedMessageProps {
  readonly message: ChatMessage;
}

/** Everyone sees that a moderator removed the message, but not its text. Its author may ask why. */
export const RemovedMessage = ({ message }: RemovedMessageProps) => (
  <div className={css.removed} data-mine={message.mine || undefined}>
    <p className={css.note}>
      <Icon name="shield-check" size="small" /> {text.removed}
    </p>
    {message.mine && <Why id={message.id} />}
  </div>
);

function Why({ id }: { readonly id: MessageId }) {
  const appeals = useStore(AppealStore);
  const [request, setAsked] = useState(false);
  const item = { kind: 'MESSAGE', id } as const;
  const ask = () => {
    setAsked(true);
    void appeals.loadOutcome(item);
  };
  return request ? (
    <LazyAppealBox thing={item} onClose={() => setAsked(false)} />
  ) : (
    <Button look="plain" size="small" onClick={ask}>
      {text.removedWhy}
    </Button>
  );
}
