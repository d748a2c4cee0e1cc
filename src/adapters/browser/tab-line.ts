/**
 * The browser's own line between tabs, opened when it is first used. Some browsers deny it along with cookies and
 * storage: then no other tab hears, and the page stands all the same.
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
