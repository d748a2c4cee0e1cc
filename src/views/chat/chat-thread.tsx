import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { canSendMessage } from '../../core/chat/can-send-message';
import type { ChatGroup, ChatStatusInput } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import type { ChatList } from '../../core/chat/groups';
import { chatText as text } from '../../core/chat/text';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { Menu } from '../kit/menu';
import { useStore } from '../use-store';
import { ChatPicture } from './chat-picture';
import css from './chat-thread.module.css';
import { MessageBox } from './message-box';
import { MessageLog } from './message-log';
import { NotConnected } from './not-connected';

interface ChatThreadProps {
  readonly group: ChatGroup;
  /** The list that the back button opens. */
  readonly list: ChatList;
}

export const ChatThread = observer(function ChatThread({ group, list }: ChatThreadProps) {
  const line = useStore(ChatConnectionStore);
  return (
    <Card as="section" aria-label={group.name} className={css.thread}>
      <ThreadHead group={group} list={list} />
      {line.connectionError !== undefined && !line.isConnected && <NotConnected />}
      <MessageLog group={group} />
      {group.status === 'REQUESTED' ? (
        <RequestBar group={group} />
      ) : canSendMessage(profileStatusOf(group), 0) === 'closed' ? (
        <p className={css.over}>{text.over}</p>
      ) : (
        <MessageBox group={group} />
      )}
    </Card>
  );
});

/** Only local knowledge: the server reports on sending whether the peer still accepts messages. */
const profileStatusOf = ({ kind, status }: ChatGroup) => ({
  kind,
  own: status,
  peer: status === 'WAITING' ? ('REQUESTED' as const) : ('ACTIVE' as const),
});

const ThreadHead = observer(function ThreadHead({ group, list }: ChatThreadProps) {
  const groups = useStore(ChatGroupsStore);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const busy = groups.busy === group.id;
  const stand = async (status: ChatStatusInput['status']) => {
    const query = { groupId: group.id, status, profile: group.alias.profile };
    const done = await groups.setStatus(query).finally(() => setLeaving(false));
    if (done && status === 'LEFT') await navigate(chatPath({ list }));
  };
  const block =
    group.status === 'BLOCKED'
      ? { label: text.unblock, icon: 'eye', onSelect: () => void stand('ACTIVE') }
      : { label: text.request.block, icon: 'ban', onSelect: () => void stand('BLOCKED') };
  return (
    <header className={css.head}>
      <IconButton className={css.back} icon="arrow-left" label={text.back} href={chatPath({ list })} />
      <ChatPicture group={group} />
      <div className={css.who}>
        <h2 tabIndex={-1}>
          <bdi>{group.name}</bdi>
          {group.verified && <Icon name="badge-check" size="small" />}
        </h2>
        {busy && !leaving ? (
          <p role="status">{text.underWay}</p>
        ) : (
          <p>{group.kind === 'ROOM' ? text.members(group.members) : group.about}</p>
        )}
      </div>
      <Menu
        label={text.menu}
        trigger={<Icon name="ellipsis" />}
        className={css.more}
        items={[
          ...(group.kind === 'DIRECT' ? [block as { label: string; icon: 'ban'; onSelect: () => void }] : []),
          { label: text.leave, icon: 'log-out', tone: 'chilli', onSelect: () => setLeaving(true) },
        ]}
      />
      {leaving && (
        <Dialog
          open
          size="small"
          title={text.leaveTitle(group.name)}
          onClose={() => setLeaving(false)}
          footer={
            <>
              <Button disabled={busy} onClick={() => setLeaving(false)}>
                {text.stay}
              </Button>
              <Button look="ink" busy={busy} onClick={() => void stand('LEFT')}>
                {text.leave}
              </Button>
            </>
          }
        >
          <p>{text.leaveText}</p>
        </Dialog>
      )}
    </header>
  );
});

/** The requester learns nothing until the user answers. */
const RequestBar = observer(function RequestBar({ group }: { readonly group: ChatGroup }) {
  const groups = useStore(ChatGroupsStore);
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<ChatStatusInput['status']>();
  const { request } = text;
  const busy = groups.busy === group.id;
  const answer = async (status: ChatStatusInput['status']) => {
    if (busy) return;
    setPressed(status);
    const done = await groups.setStatus({ groupId: group.id, status, profile: group.alias.profile });
    if (!done) return;
    await navigate(status === 'ACTIVE' ? chatPath({ chat: group.id }) : chatPath({ list: 'requests' }));
  };
  return (
    <div className={css.request}>
      <p className={css.asks}>{request.title(group.name)}</p>
      <p className={css.note}>{request.text}</p>
      <div className={css.answers}>
        <Button look="gold" busy={busy && pressed === 'ACTIVE'} onClick={() => void answer('ACTIVE')}>
          {request.accept}
        </Button>
        <Button look="line" busy={busy && pressed === 'LEFT'} onClick={() => void answer('LEFT')}>
          {request.decline}
        </Button>
        <Button look="plain" busy={busy && pressed === 'BLOCKED'} onClick={() => void answer('BLOCKED')}>
          {request.block}
        </Button>
      </div>
    </div>
  );
});
