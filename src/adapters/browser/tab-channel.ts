import type { News, TabNews } from '../../core/login/tab-news';
import { TabLine } from './tab-line';

const NAME = 'session';
const KNOWN: readonly unknown[] = ['signedIn', 'signedOut'] satisfies readonly News[];

export class TabChannel implements TabNews {
  readonly #line = new TabLine(NAME);

  tell(news: News): void {
    this.#line.tell(news);
  }

  hear(heard: (news: News) => void): () => void {
    return this.#line.hear((data) => {
      if (KNOWN.includes(data)) heard(data as News);
    });
  }
}
