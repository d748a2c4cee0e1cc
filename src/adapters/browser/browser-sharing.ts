import type { Shareable, Shared, Sharing } from '../../core/feed/sharing';

export class BrowserSharing implements Sharing {
  async share(what: Shareable): Promise<Shared> {
    if (typeof navigator.share !== 'function') return this.copy(what);
    try {
      await navigator.share({ title: what.title, url: addressOf(what) });
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : this.copy(what);
    }
  }

  async copy(what: Shareable): Promise<Shared> {
    try {
      await navigator.clipboard.writeText(addressOf(what));
      return 'copied';
    } catch {
      return 'failed';
    }
  }
}

const addressOf = ({ path }: Shareable): string => new URL(path, location.origin).href;
