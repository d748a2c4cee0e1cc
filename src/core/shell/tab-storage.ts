/** Small texts kept as long as the tab. Denied or broken it reads as empty, like any storage. */
export abstract class TabStorage {
  abstract read(key: string): string | undefined;
  abstract write(key: string, text: string): void;
  abstract remove(key: string): void;
}
