import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import type { ChatRow, RowChat } from '../../core/chat/rows';
import { chatText as texts } from '../../core/chat/text';
import type { Unsent } from '../../core/chat/thread';
import type { MessageId } from '../../core/shared/ids';
import { dayAndHour } from '../../core/shared/time';
import { ChatBlocksStore } from '../../stores/chat/chat-blocks-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { RichText } from '../kit/rich-text';
import { useStore } from '../use-store';
import { MessageMenu } from './message-menu';
import css from './message-row.module.css';
import { RemovedMessage } from './removed-message';
import { useFocusOnUnmount } from './use-focus-on-unmount';

interface MessageRowProps extends Omit<ChatRow, 'key'> {
  /** Undefined while the list of chats is missing: the message has no menu then. */
  readonly chat: RowChat | undefined;
}

/** Shows hour and author only where they change. Memoised: re-renders only when its props change. */
export const MessageRow = memo(function MessageRow({
  message,
  unsent,
  hour,
  isFirst,
  chat,
}: MessageRowProps) {
  return (
    <>
      {hour && <p className={css.hour}>{dayAndHour(hour)}</p>}
      {message && <Message message={message} chat={chat} isFirst={isFirst} />}
      {unsent && <OnItsWay unsent={unsent} />}
    </>
  );
});

interface MessageProps {
  readonly message: ChatMessage;
  readonly chat: RowChat | undefined;
  readonly isFirst: boolean;
}

function Message({ message, chat, isFirst }: MessageProps) {
  const { author, mine, text, number, removed } = message;
  const isRead = mine && chat?.peerReadNumber === number;
  // In a direct chat the menu only offers the report.
  const menuChat = mine || (removed && chat?.kind === 'DIRECT') ? undefined : chat;
  return (
    <article className={css.message} data-mine={mine || undefined} data-first={isFirst || undefined}>
      {!mine && <span className={css.alias}>{isFirst && <Avatar url={author.avatarUrl} size="sm" />}</span>}
      <div className={css.body}>
        {isFirst && !mine && chat?.kind !== 'DIRECT' && (
          <p className={css.author}>
            <bdi>{author.name}</bdi>
            {author.verified && <Icon name="badge-check" size="small" />}
            {author.bio && <span className={css.bio}>{author.bio}</span>}
          </p>
        )}
        <div className={css.line}>
          {removed ? (
            <RemovedMessage message={message} />
          ) : (
            <p className={css.text} dir="auto">
              <RichText text={text} />
            </p>
          )}
          {menuChat && <MessageMenu message={message} chat={menuChat} />}
        </div>
        {isRead && <p className={css.state}>{texts.read}</p>}
        <Silencing id={message.id} />
      </div>
    </article>
  );
}

const Silencing = observer(function Silencing({ id }: { readonly id: MessageId }) {
  const { silencing } = useStore(ChatBlocksStore);
  if (silencing !== id) return undefined;
  return (
    <p className={css.state} role="status">
      {texts.underWay}
    </p>
  );
});

const OnItsWay = observer(function OnItsWay({ unsent }: { readonly unsent: Unsent }) {
  const store = useStore(ChatThreadStore);
  const { fail } = useStore(ToastStore);
  const { clientId, text, state } = unsent;
  return (
    <article className={css.message} data-mine data-unsent>
      <div className={css.body}>
        <p className={css.text} dir="auto">
          {text}
        </p>
        {state === 'sending' ? (
          <p className={css.state}>{texts.sending}</p>
        ) : (
          <NotSent>
            <Button look="plain" size="small" onClick={() => void store.sendAgain(clientId).catch(fail)}>
              {texts.sendAgain}
            </Button>
            <Button look="plain" size="small" onClick={() => store.withdraw(clientId)}>
              {texts.withdraw}
            </Button>
          </NotSent>
        )}
      </div>
    </article>
  );
});

function NotSent({ children }: { readonly children: ReactNode }) {
  return (
    <p ref={useFocusOnUnmount<HTMLParagraphElement>('section', '[role=log]')} className={css.state} data-bad>
      <span role="alert">{texts.notSent}</span>
      {children}
    </p>
  );
}
