/**
 * A BroadcastChannel, opened on first use. Some browsers deny it together with cookies and storage; then other tabs
 * receive nothing, but the page works.
 */
export class TabConnection {
  readonly #name: string;
  #open: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  publish(data: unknown): void {
    this.#channel()?.postMessage(data);
  }

  subscribe(listener: (data: unknown) => void): () => void {
    const channel = this.#channel();
    const listen = ({ data }: MessageEvent<unknown>) => listener(data);
    channel?.addEventListener('message', listen);
    return () => channel?.removeEventListener('message', listen);
  }

  #channel(): BroadcastChannel | undefined {
    try {
      this.#open ??= new BroadcastChannel(this.#name);
    } catch {
      return undefined;
    }
    return this.#open;
  }
}
