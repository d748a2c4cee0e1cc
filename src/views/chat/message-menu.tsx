import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatMessage } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import type { RowChat } from '../../core/chat/rows';
import { chatWords as words } from '../../core/chat/words';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatPeaceStore } from '../../stores/chat/chat-peace-store';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { useStore } from '../use-store';
import css from './message-menu.module.css';
import { useReporting } from './message-reporting';

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly chat: RowChat;
}

/** Actions on another member's message. The menu code loads on the first press. */
export function MessageMenu(props: MessageMenuProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <OpenedMenu {...props} />;
  return (
    <button
      type="button"
      className={css.more}
      aria-label={words.more(props.message.author.name)}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <Icon name="ellipsis" size="small" />
    </button>
  );
}

function OpenedMenu({ message, chat: { kind, profile } }: MessageMenuProps) {
  const groups = useStore(ChatGroupsStore);
  const peace = useStore(ChatPeaceStore);
  const navigate = useNavigate();
  const report = useReporting();
  const chat = async () => {
    const id = await groups.start({
      resourceType: 'MESSAGE',
      resourceId: message.id,
      profile,
    });
    if (id !== undefined) await navigate(chatPath({ chat: id }));
  };
  return (
    <Menu
      startsOpen
      label={words.more(message.author.name)}
      className={css.more ?? ''}
      trigger={<Icon name="ellipsis" size="small" />}
      items={[
        ...(kind === 'ROOM'
          ? [
              { label: words.chatWith, icon: 'message-circle', onSelect: () => void chat() } as const,
              { label: words.block, icon: 'eye-off', onSelect: () => void peace.block(message) } as const,
            ]
          : []),
        ...(message.removed
          ? []
          : [{ label: words.report, icon: 'flag', onSelect: () => report(message) } as const]),
      ]}
    />
  );
}
