import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatMessage } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import type { RowChat } from '../../core/chat/rows';
import { chatText as text } from '../../core/chat/text';
import { ChatBlocksStore } from '../../stores/chat/chat-blocks-store';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
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
  const [request, setAsked] = useState(false);
  if (request) return <OpenedMenu {...props} />;
  return (
    <button
      type="button"
      className={css.more}
      aria-label={text.more(props.message.author.name)}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <Icon name="ellipsis" size="small" />
    </button>
  );
}

function OpenedMenu({ message, chat: { kind, profile } }: MessageMenuProps) {
  const groups = useStore(ChatGroupsStore);
  const blocks = useStore(ChatBlocksStore);
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
      label={text.more(message.author.name)}
      className={css.more}
      trigger={<Icon name="ellipsis" size="small" />}
      items={[
        ...(kind === 'ROOM'
          ? [
              { label: text.chatWith, icon: 'message-circle', onSelect: () => void chat() } as const,
              { label: text.block, icon: 'eye-off', onSelect: () => void blocks.block(message) } as const,
            ]
          : []),
        ...(message.removed
          ? []
          : [{ label: text.report, icon: 'flag', onSelect: () => report(message) } as const]),
      ]}
    />
  );
}
