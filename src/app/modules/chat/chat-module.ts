import { ContainerModule } from 'inversify';
import { PageWakeEvents } from '../../../adapters/browser/page-wake-events';
import { siteAmbience } from '../../../adapters/http/ambient';
import { chat, chatClient } from '../../../adapters/http/generated/chat';
import { SocketConnection } from '../../../adapters/socket/socket-connection';
import { ChatConnection } from '../../../core/chat/chat-connection';
import { ChatPort } from '../../../core/chat/chat-port';
import { MessageWriting } from '../../../core/chat/message-writing';
import { WakeEvents } from '../../../core/chat/wake-events';
import { Drafts } from '../../../core/composer/drafts';
import { MemberTexts } from '../../../core/composer/member-texts';
import { CurrentSession } from '../../../core/login/current-session';
import { DeviceOwner } from '../../../core/login/device-owner';
import { Random } from '../../../core/shared/random';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { ChatBlocksStore } from '../../../stores/chat/chat-blocks-store';
import { ChatConnectionStore } from '../../../stores/chat/chat-connection-store';
import { ChatGroupsStore } from '../../../stores/chat/chat-groups-store';
import { ChatThreadStore } from '../../../stores/chat/chat-thread-store';
import { ChatTypingStore } from '../../../stores/chat/chat-typing-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** The socket code is loaded separately when a connection is opened. */
export const chatModule = new ContainerModule(({ bind, isBound }) => {
  // The messages page and the chat elements on every page both load this module.
  if (isBound(ChatPort)) return;
  bind(ChatPort).toResolvedValue(
    (wire, device) => chat(chatClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ChatConnection).toResolvedValue(
    (current) => {
      const owner = new DeviceOwner(current);
      return new SocketConnection(() => owner.id);
    },
    [CurrentSession],
  );
  bind(WakeEvents).toResolvedValue(() => new PageWakeEvents());
  bind(ChatConnectionStore).toResolvedValue(
    (chatConnection, port, wakeEvents, timers) =>
      new ChatConnectionStore(chatConnection, port, wakeEvents, timers),
    [ChatConnection, ChatPort, WakeEvents, Timers],
  );
  bind(ChatGroupsStore).toResolvedValue(
    (port, store, toasts) => new ChatGroupsStore(port, store, toasts),
    [ChatPort, ChatConnectionStore, ToastStore],
  );
  bind(MessageWriting).toResolvedValue(
    (texts, random) => new MessageWriting(new Drafts(texts.messages), random),
    [MemberTexts, Random],
  );
  bind(ChatThreadStore).toResolvedValue(
    (port, groups, store, writing) => new ChatThreadStore(port, groups, store, writing),
    [ChatPort, ChatGroupsStore, ChatConnectionStore, MessageWriting],
  );
  bind(ChatBlocksStore).toResolvedValue(
    (port, thread, toasts) => new ChatBlocksStore(port, thread, toasts),
    [ChatPort, ChatThreadStore, ToastStore],
  );
  bind(ChatTypingStore).toResolvedValue(
    (store, timers) => new ChatTypingStore(store, timers),
    [ChatConnectionStore, Timers],
  );
});
