import { useState } from 'react';
import type { ChatList } from '../../core/chat/groups';
import { chatText as text } from '../../core/chat/text';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';

/** Loads the list of chats again, next to an open chat. */
export function RetryList({ list }: { readonly list: ChatList }) {
  const { openBeside } = useStore(ChatGroupsStore);
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void openBeside(list).finally(() => setBusy(false));
  };
  return (
    <Button icon="rotate-ccw" busy={busy} onClick={retry}>
      {text.tryAgain}
    </Button>
  );
}
