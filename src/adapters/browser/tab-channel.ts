import type { News, SessionBroadcast } from '../../core/login/session-broadcast';
import { TabConnection } from './tab-connection';

const NAME = 'session';
const KNOWN: readonly unknown[] = ['signedIn', 'signedOut'] satisfies readonly News[];

export class TabChannel implements SessionBroadcast {
  readonly #connection = new TabConnection(NAME);

  publish(news: News): void {
    this.#connection.publish(news);
  }

  subscribe(listener: (news: News) => void): () => void {
    return this.#connection.subscribe((data) => {
      if (KNOWN.includes(data)) listener(data as News);
    });
  }
}
