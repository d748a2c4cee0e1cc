import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ChatGroup } from '../../core/chat/chat';
import { chatPath, parseChatPlace } from '../../core/chat/chat-place';
import { CHAT_LISTS } from '../../core/chat/groups';
import { chatText as texts } from '../../core/chat/text';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { EmptyState } from '../kit/empty-state';
import { Page } from '../kit/page';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { useStore } from '../use-store';
import { ChatList, isEmptyList } from './chat-list';
import css from './chat-page.module.css';
import { ChatThread } from './chat-thread';
import { UnlistedThread } from './unlisted-thread';
import { useMovedFocus } from './use-moved-focus';

/** The chat list next to the open chat; on a phone only one of them. */
export const ChatPage = observer(function ChatPage() {
  const { signedIn } = useStore(SessionStore);
  const { group, isUnlisted } = useOpenChat();
  return (
    <Page width="wide" className={classNames(css.page, (group || isUnlisted) && css.open)}>
      <header className={css.head}>
        <h1>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
      </header>
      {signedIn ? <Chats group={group} isUnlisted={isUnlisted} /> : <SignIn />}
    </Page>
  );
});

interface OpenChat {
  readonly group: ChatGroup | undefined;
  /** Its messages are there, but not the list that describes it. */
  readonly isUnlisted: boolean;
}

/** Requires loaded messages: a chat without them would leave the phone view empty. */
function useOpenChat(): OpenChat {
  const groups = useStore(ChatGroupsStore);
  const { groupId } = useStore(ChatThreadStore);
  const { chat } = parseChatPlace(useLocation().search);
  const group = chat === undefined ? undefined : groups.groupOf(groupId);
  return { group, isUnlisted: !group && chat !== undefined && chat === groupId && groups.listFailed };
}

const Chats = observer(function Chats({ group, isUnlisted }: OpenChat) {
  const groups = useStore(ChatGroupsStore);
  const { list, chat } = parseChatPlace(useLocation().search);
  const board = useMovedFocus(list, group);
  useEffect(() => void groups.listen(), [groups]);
  useEffect(() => {
    groups.look(chat);
    return () => groups.look(undefined);
  }, [groups, chat]);
  const requests = groups.listOf('requests').length;
  return (
    <>
      <div ref={useCurrentInSight(list)} className={css.tabs}>
        <Tabs
          label={texts.listLabel}
          look="gold"
          items={CHAT_LISTS.map((id) => ({
            id,
            label: texts.lists[id],
            href: chatPath({ list: id }),
            current: id === list,
            ...(id === 'requests' && requests > 0 && { count: requests }),
          }))}
        />
      </div>
      <div ref={board} className={css.board}>
        <ChatList list={list} open={chat} />
        {group ? (
          <ChatThread key={group.id} group={group} list={list} />
        ) : isUnlisted ? (
          <UnlistedThread list={list} />
        ) : (
          !isEmptyList(groups, list) && (
            <Card className={css.nothing}>
              <EmptyState
                title={texts.pick.title}
                text={texts.pick.text}
                action={<Button href={chatPath({ list: 'rooms' })}>{texts.findRooms}</Button>}
              />
            </Card>
          )
        )}
      </div>
    </>
  );
});

function SignIn() {
  const loginPrompts = useStore(LoginPromptStore);
  const { title, text, action } = texts.signIn;
  return (
    <Card className={css.signIn}>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button look="gold" onClick={() => loginPrompts.open('login')}>
            {action}
          </Button>
        }
      />
    </Card>
  );
}
