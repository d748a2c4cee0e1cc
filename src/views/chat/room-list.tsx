import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { ChatRoom } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import { chatText as text } from '../../core/chat/text';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './chat-list.module.css';
import { ChatPicture } from './chat-picture';

export const RoomList = observer(function RoomList({ rooms }: { readonly rooms: readonly ChatRoom[] }) {
  const groups = useStore(ChatGroupsStore);
  const session = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const profiles = useStore(PseudoProfilesStore);
  const navigate = useNavigate();
  const join = async (room: ChatRoom) => {
    const requirement = session.missing('writer');
    if (requirement) return loginPrompts.open(requirement);
    const profile = profiles.profiles?.selected ?? 'ANONYMOUS';
    const joined = await groups.setStatus({ groupId: room.id, status: 'ACTIVE', profile });
    if (joined) await navigate(chatPath({ chat: room.id }));
  };
  return (
    <ul>
      {rooms.map((room) => (
        <li key={room.id} className={css.room}>
          <ChatPicture group={{ ...room, kind: 'ROOM' }} />
          <span className={css.middle}>
            <bdi className={css.name}>{room.name}</bdi>
            <span className={css.about}>{text.members(room.members)}</span>
          </span>
          <Button
            look="soft"
            size="small"
            icon="plus"
            busy={groups.busy === room.id}
            aria-label={text.joinRoom(room.name)}
            onClick={() => void join(room)}
          >
            {text.join}
          </Button>
        </li>
      ))}
    </ul>
  );
});
