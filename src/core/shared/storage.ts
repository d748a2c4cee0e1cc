/** Small texts stored on this device. Denied, full or broken storage reads as empty and ignores writes. */
export abstract class Storage {
  abstract read(key: string): string | undefined;
  abstract write(key: string, text: string): void;
  abstract remove(key: string): void;
}
