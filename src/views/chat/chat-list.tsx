import { observer } from 'mobx-react-lite';
import type { ChatGroup } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import type { ChatList as ListName } from '../../core/chat/groups';
import { chatText as texts } from '../../core/chat/text';
import { Clock } from '../../core/shared/clock';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Icon } from '../kit/icon';
import { RelativeTime } from '../kit/relative-time';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './chat-list.module.css';
import { ChatPicture } from './chat-picture';
import { RetryList } from './retry-list';
import { RoomList } from './room-list';

interface ChatListProps {
  readonly list: ListName;
  /** The chat that is open next to the list. */
  readonly open: string | undefined;
}

export const isEmptyList = (store: ChatGroupsStore, list: ListName): boolean =>
  list === 'rooms' ? store.rooms.length === 0 : store.listOf(list).length === 0;

export const ChatList = observer(function ChatList({ list, open }: ChatListProps) {
  const store = useStore(ChatGroupsStore);
  const groups = store.listOf(list);
  return (
    <Card as="nav" tabIndex={-1} aria-label={texts.groups} className={css.list}>
      {store.listFailed && isEmptyList(store, list) ? (
        <div role="alert">
          <EmptyState className={css.empty} title={texts.listFailed} action={<RetryList list={list} />} />
        </div>
      ) : isEmptyList(store, list) ? (
        <EmptyState
          className={css.empty}
          title={texts.empty[list].title}
          text={texts.empty[list].text}
          action={
            list !== 'rooms' && (
              <Button look="line" href={chatPath({ list: 'rooms' })}>
                {texts.findRooms}
              </Button>
            )
          }
        />
      ) : list === 'rooms' ? (
        <RoomList rooms={store.rooms} />
      ) : (
        <ul>
          {groups.map((group) => (
            <li key={group.id}>
              <GroupRow group={group} list={list} isOpen={group.id === open} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});

interface GroupRowProps {
  readonly group: ChatGroup;
  readonly list: ListName;
  readonly isOpen: boolean;
}

const GroupRow = observer(function GroupRow({ group, list, isOpen }: GroupRowProps) {
  const clock = useStore(Clock);
  const { lastMessage, unread } = group;
  return (
    <Anchor
      href={chatPath({ list, chat: group.id })}
      keepScroll
      className={css.row}
      aria-current={isOpen ? 'page' : undefined}
    >
      <ChatPicture group={group} />
      <span className={css.middle}>
        <span className={css.name}>
          <bdi>{group.name}</bdi>
          {group.verified && <Icon name="badge-check" size="small" />}
        </span>
        <span className={css.last} data-fresh={unread > 0 || undefined}>
          {lastLine(group)}
        </span>
      </span>
      <span className={css.end}>
        {lastMessage && <RelativeTime className={css.time} at={lastMessage.createdAt} now={clock.now()} />}
        {unread > 0 && (
          <b className={css.count}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{texts.unread(unread)}</VisuallyHidden>
          </b>
        )}
      </span>
    </Anchor>
  );
});

function lastLine({ status, lastMessage, kind, about }: ChatGroup): string {
  if (status === 'REQUESTED') return texts.newRequest;
  if (status === 'BLOCKED') return texts.blocked;
  if (!lastMessage) return status === 'WAITING' ? texts.waiting : about;
  const text = lastMessage.removed ? texts.removed : lastMessage.text;
  if (lastMessage.mine) return `${texts.you}: ${text}`;
  return kind === 'ROOM' ? `${lastMessage.author}: ${text}` : text;
}
