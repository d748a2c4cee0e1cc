import type { Container } from 'inversify';
import type { ChatExtras } from '../core/chat/chat-extras';

/** Puts what chats need into the container, once. A load that failed may be tried again. */
export function chatExtras(container: Container): ChatExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { chatModule } = await import(/* webpackChunkName: "chat-module" */ './modules/chat-module');
    container.load(chatModule);
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
