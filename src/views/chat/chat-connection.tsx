import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ChatExtras } from '../../core/chat/chat-extras';
import { chatPath } from '../../core/chat/chat-place';
import { Failure } from '../../core/shared/failure';
import { ChatConnectionStore } from '../../stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';

/** Suspends until the stores are loaded; they are in the same chunk. */
export function Part() {
  use(useStore(ChatExtras).load());
  return <ChatConnection />;
}

/** Connects on every page for signed-in users with chats, and disconnects on sign-out. */
const ChatConnection = observer(function ChatConnection() {
  const groups = useStore(ChatGroupsStore);
  const line = useStore(ChatConnectionStore);
  const thread = useStore(ChatThreadStore);
  const { hasFetchedMetadata } = groups;
  const { groupCount } = groups.metaData;
  useEffect(() => {
    // A background load: its failure is not shown.
    if (!hasFetchedMetadata)
      groups.open('all').catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
    else if (groupCount > 0) void groups.listen();
  }, [groups, hasFetchedMetadata, groupCount]);
  useEffect(
    () => () => {
      line.cleanup();
      groups.forget();
      thread.close();
    },
    [line, groups, thread],
  );
  useBadge();
  useToast();
  return undefined;
});

function useBadge(): void {
  const { hasFetchedMetadata, metaData } = useStore(ChatGroupsStore);
  // Until then the page shows the count it was rendered with.
  const unread = hasFetchedMetadata ? metaData.unreadMsgCount : undefined;
  const shell = useStore(ShellStore);
  useEffect(() => {
    shell.setChats(unread);
    return () => shell.setChats(undefined);
  }, [shell, unread]);
}

/** Shows a toast once per new message, with a link to its chat. */
function useToast(): void {
  const groups = useStore(ChatGroupsStore);
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  const pending = groups.pendingToastNotification;
  useEffect(() => {
    if (!pending) return;
    const { groupId, title, text } = pending;
    toasts.show({
      type: 'chatMessage',
      text1: title,
      text2: text,
      props: { onViewMessage: () => void navigate(chatPath({ chat: groupId })) },
    });
    groups.toastShown();
  }, [pending, groups, toasts, navigate]);
}
