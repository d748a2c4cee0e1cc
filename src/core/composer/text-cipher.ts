/** Makes texts unreadable without their key. It works at once, so that the last key a person presses is kept too. */
export abstract class TextCipher {
  abstract encrypt(key: string, text: string): string;
  /** Undefined where the key is another one, or the text was changed. */
  abstract decrypt(key: string, encrypted: string): string | undefined;
  /** A name for what belongs to a key; it tells nothing of the key, or of whose it is. */
  abstract labelOf(key: string): string;
}
