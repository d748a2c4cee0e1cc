import type { Shareable, Shared, Sharing } from '../../core/feed/sharing';

export class BrowserSharing implements Sharing {
  async share(shareable: Shareable): Promise<Shared> {
    if (typeof navigator.share !== 'function') return this.copy(shareable);
    try {
      await navigator.share({ title: shareable.title, url: addressOf(shareable) });
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError'
        ? 'dismissed'
        : this.copy(shareable);
    }
  }

  async copy(shareable: Shareable): Promise<Shared> {
    try {
      await navigator.clipboard.writeText(addressOf(shareable));
      return 'copied';
    } catch {
      return 'failed';
    }
  }
}

const addressOf = ({ path }: Shareable): string => new URL(path, location.origin).href;
