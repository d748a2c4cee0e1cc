import type { News, TabNews } from '../../core/session/tab-news';

const NAME = 'session';
const KNOWN: readonly unknown[] = ['signedIn', 'signedOut'] satisfies readonly News[];

/** The browser's own line between tabs; opened when it is first used. */
export class TabChannel implements TabNews {
  #open: BroadcastChannel | undefined;

  tell(news: News): void {
    this.#channel().postMessage(news);
  }

  hear(heard: (news: News) => void): () => void {
    const channel = this.#channel();
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (KNOWN.includes(data)) heard(data as News);
    };
    channel.addEventListener('message', listen);
    return () => channel.removeEventListener('message', listen);
  }

  #channel(): BroadcastChannel {
    this.#open ??= new BroadcastChannel(NAME);
    return this.#open;
  }
}
