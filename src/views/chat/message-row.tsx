import { observer } from 'mobx-react-lite';
import type { ChatGroup, ChatMessage } from '../../core/chat/chat';
import type { ChatRow } from '../../core/chat/rows';
import type { Unsent } from '../../core/chat/thread';
import { chatWords as words } from '../../core/chat/words';
import { dayAndHour } from '../../core/format/time';
import { ChatThreadStore } from '../../stores/chat-thread-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { RichText } from '../kit/rich-text';
import { useStore } from '../use-store';
import { MessageMenu } from './message-menu';
import css from './message-row.module.css';
import { RemovedMessage } from './removed-message';

interface MessageRowProps {
  readonly row: ChatRow;
  readonly group: ChatGroup;
}

/** One message, with its hour and its speaker where they change. */
export const MessageRow = observer(function MessageRow({ row, group }: MessageRowProps) {
  const { message, unsent, hour, isFirst } = row;
  return (
    <>
      {hour && <p className={css.hour}>{dayAndHour(hour)}</p>}
      {message && <Said message={message} group={group} isFirst={isFirst} />}
      {unsent && <OnItsWay unsent={unsent} />}
    </>
  );
});

interface SaidProps {
  readonly message: ChatMessage;
  readonly group: ChatGroup;
  readonly isFirst: boolean;
}

function Said({ message, group, isFirst }: SaidProps) {
  const { author, mine, text, number, removed } = message;
  const isRead = mine && group.peerReadNumber === number;
  // In a chat of two its menu only reports.
  const hasMenu = !mine && !(removed && group.kind === 'DIRECT');
  return (
    <article className={css.message} data-mine={mine || undefined} data-first={isFirst || undefined}>
      {!mine && <span className={css.face}>{isFirst && <Avatar url={author.avatarUrl} size="sm" />}</span>}
      <div className={css.body}>
        {isFirst && !mine && group.kind === 'ROOM' && (
          <p className={css.author}>
            <bdi>{author.name}</bdi>
            {author.verified && <Icon name="badge-check" size="small" />}
            {author.bio && <span className={css.bio}>{author.bio}</span>}
          </p>
        )}
        {removed ? (
          <RemovedMessage message={message} />
        ) : (
          <p className={css.text} dir="auto">
            <RichText text={text} />
          </p>
        )}
        {isRead && <p className={css.state}>{words.read}</p>}
      </div>
      {hasMenu && <MessageMenu message={message} group={group} />}
    </article>
  );
}

const OnItsWay = observer(function OnItsWay({ unsent }: { readonly unsent: Unsent }) {
  const store = useStore(ChatThreadStore);
  const { clientId, text, state } = unsent;
  return (
    <article className={css.message} data-mine data-unsent>
      <div className={css.body}>
        <p className={css.text} dir="auto">
          {text}
        </p>
        {state === 'sending' ? (
          <p className={css.state}>{words.sending}</p>
        ) : (
          <p className={css.state} data-bad>
            {words.notSent}
            <Button look="plain" size="small" onClick={() => void store.sendAgain(clientId)}>
              {words.sendAgain}
            </Button>
            <Button look="plain" size="small" onClick={() => store.withdraw(clientId)}>
              {words.withdraw}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
});
