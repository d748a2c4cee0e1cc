import type { LoaderFunctionArgs } from 'react-router';
import { parseChatPlace } from '../../core/chat/chat-place';
import { chatText as text } from '../../core/chat/text';
import type { Call } from '../../core/shared/call';
import { ChatGroupsStore } from '../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { ChatPage } from './chat-page';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  if (!resolve(SessionStore).signedIn) return;
  const { list, chat } = parseChatPlace(new URL(request.url).search);
  const groups = resolve(ChatGroupsStore);
  const thread = resolve(ChatThreadStore);
  if (chat === undefined) thread.close();
  await Promise.all([
    openGroups(groups, { list, chat }, call),
    list === 'rooms' ? resolve(PseudoProfilesStore).open(call) : undefined,
    chat === undefined || chat === thread.groupId ? undefined : thread.open(chat, call),
  ]);
}

async function openGroups(
  groups: ChatGroupsStore,
  { list, chat }: ReturnType<typeof parseChatPlace>,
  call: Call,
): Promise<void> {
  if (chat === undefined) return groups.open(list, call);
  // The connection reports no events for rooms the user has not joined.
  if (list === 'rooms' || !groups.isAudible(chat)) await groups.openBeside(list, call);
}

export const Component = ChatPage;
