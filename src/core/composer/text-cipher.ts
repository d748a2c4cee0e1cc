/** Encrypts texts synchronously, so that the last keystroke before the page closes is saved too. */
export abstract class TextCipher {
  abstract encrypt(key: string, text: string): string;
  /** Returns undefined if the key differs or the text was altered. */
  abstract decrypt(key: string, encrypted: string): string | undefined;
  /** A label for the data of a key; it reveals neither the key nor its owner. */
  abstract labelOf(key: string): string;
}
