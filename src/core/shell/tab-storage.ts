/** Texts that live as long as the tab. Reads as empty if storage is denied or broken. */
export abstract class TabStorage {
  abstract read(key: string): string | undefined;
  abstract write(key: string, text: string): void;
  abstract remove(key: string): void;
}
