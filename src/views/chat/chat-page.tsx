import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { chatPath, parseChatPlace } from '../../core/chat/chat-place';
import { CHAT_LISTS } from '../../core/chat/groups';
import { chatWords as words } from '../../core/chat/words';
import { ChatGroupsStore } from '../../stores/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat-thread-store';
import { GateStore } from '../../stores/gate-store';
import { SessionStore } from '../../stores/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Tabs } from '../kit/tabs';
import { useStore } from '../use-store';
import { ChatList } from './chat-list';
import css from './chat-page.module.css';
import { ChatThread } from './chat-thread';

/** Chats beside the one that is open; on a phone one or the other. */
export const ChatPage = observer(function ChatPage() {
  const { signedIn } = useStore(SessionStore);
  const { chat } = parseChatPlace(useLocation().search);
  return (
    <div className={css.page} data-open={chat !== undefined || undefined}>
      <header className={css.head}>
        <h1>{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      {signedIn ? <Chats /> : <SignIn />}
    </div>
  );
});

const Chats = observer(function Chats() {
  const groups = useStore(ChatGroupsStore);
  const thread = useStore(ChatThreadStore);
  const { list, chat } = parseChatPlace(useLocation().search);
  useEffect(() => void groups.listen(), [groups]);
  useEffect(() => {
    groups.look(chat);
    return () => groups.look(undefined);
  }, [groups, chat]);
  const requests = groups.listOf('requests').length;
  const group = groups.groupOf(chat);
  return (
    <>
      <Tabs
        className={css.tabs ?? ''}
        label={words.listLabel}
        look="gold"
        items={CHAT_LISTS.map((id) => ({
          id,
          label: words.lists[id],
          href: chatPath({ list: id }),
          current: id === list,
          ...(id === 'requests' && requests > 0 && { count: requests }),
        }))}
      />
      <div className={css.board}>
        <ChatList list={list} open={chat} />
        {group && thread.groupId === chat ? (
          <ChatThread key={group.id} group={group} list={list} />
        ) : (
          <Card className={css.nothing ?? ''}>
            <EmptyState title={words.pick.title} text={words.pick.text} />
          </Card>
        )}
      </div>
    </>
  );
});

function SignIn() {
  const gates = useStore(GateStore);
  const { title, text, action } = words.signIn;
  return (
    <Card padded className={css.signIn ?? ''}>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button look="gold" onClick={() => gates.open('login')}>
            {action}
          </Button>
        }
      />
    </Card>
  );
}
