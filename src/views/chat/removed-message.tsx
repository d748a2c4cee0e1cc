import { useState } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import { chatWords as words } from '../../core/chat/words';
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
      <Icon name="shield-check" size="small" /> {words.removed}
    </p>
    {message.mine && <Why id={message.id} />}
  </div>
);

function Why({ id }: { readonly id: string }) {
  const appeals = useStore(AppealStore);
  const [asked, setAsked] = useState(false);
  const thing = { kind: 'MESSAGE', id } as const;
  const ask = () => {
    setAsked(true);
    void appeals.learn(thing);
  };
  return asked ? (
    <LazyAppealBox thing={thing} onClose={() => setAsked(false)} />
  ) : (
    <Button look="plain" size="small" onClick={ask}>
      {words.removedWhy}
    </Button>
  );
}
