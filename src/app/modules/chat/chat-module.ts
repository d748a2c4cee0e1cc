import { ContainerModule } from 'inversify';
import { PageWakes } from '../../../adapters/browser/page-wakes';
import { siteAmbience } from '../../../adapters/http/ambient';
import { chat, chatClient } from '../../../adapters/http/generated/chat';
import { SocketLine } from '../../../adapters/socket/socket-line';
import { ChatLine } from '../../../core/chat/chat-line';
import { ChatPort } from '../../../core/chat/chat-port';
import { MessageWriting } from '../../../core/chat/message-writing';
import { Wakes } from '../../../core/chat/wakes';
import { Drafts } from '../../../core/composer/drafts';
import { MemberTexts } from '../../../core/composer/member-texts';
import { Random } from '../../../core/shared/random';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { ChatGroupsStore } from '../../../stores/chat/chat-groups-store';
import { ChatLineStore } from '../../../stores/chat/chat-line-store';
import { ChatPeaceStore } from '../../../stores/chat/chat-peace-store';
import { ChatThreadStore } from '../../../stores/chat/chat-thread-store';
import { ChatTypingStore } from '../../../stores/chat/chat-typing-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

/** The socket code is loaded separately when a connection is opened. */
export const chatModule = new ContainerModule(({ bind, isBound }) => {
  // The messages page and the chat elements on every page both load this module.
  if (isBound(ChatPort)) return;
  bind(ChatPort).toResolvedValue(
    (wire, device) => chat(chatClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ChatLine).toResolvedValue(() => new SocketLine());
  bind(Wakes).toResolvedValue(() => new PageWakes());
  bind(ChatLineStore).toResolvedValue(
    (line, port, wakes, timers) => new ChatLineStore(line, port, wakes, timers),
    [ChatLine, ChatPort, Wakes, Timers],
  );
  bind(ChatGroupsStore).toResolvedValue(
    (port, line, toasts) => new ChatGroupsStore(port, line, toasts),
    [ChatPort, ChatLineStore, ToastStore],
  );
  bind(MessageWriting).toResolvedValue(
    (texts, random) => new MessageWriting(new Drafts(texts.messages), random),
    [MemberTexts, Random],
  );
  bind(ChatThreadStore).toResolvedValue(
    (port, groups, line, writing) => new ChatThreadStore(port, groups, line, writing),
    [ChatPort, ChatGroupsStore, ChatLineStore, MessageWriting],
  );
  bind(ChatPeaceStore).toResolvedValue(
    (port, thread, toasts) => new ChatPeaceStore(port, thread, toasts),
    [ChatPort, ChatThreadStore, ToastStore],
  );
  bind(ChatTypingStore).toResolvedValue(
    (line, timers) => new ChatTypingStore(line, timers),
    [ChatLineStore, Timers],
  );
});
