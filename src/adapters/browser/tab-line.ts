/**
 * A BroadcastChannel, opened on first use. Some browsers deny it together with cookies and storage; then other tabs
 * receive nothing, but the page works.
 */
export class TabLine {
  readonly #name: string;
  #open: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  tell(data: unknown): void {
    this.#channel()?.postMessage(data);
  }

  hear(heard: (data: unknown) => void): () => void {
    const channel = this.#channel();
    const listen = ({ data }: MessageEvent<unknown>) => heard(data);
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
