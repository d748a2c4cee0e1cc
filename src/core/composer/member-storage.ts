import type { MemberKey } from '../login/member-key';
import type { Storage } from '../shared/storage';
import type { TextCipher } from './text-cipher';

type Texts = Readonly<Record<string, string>>;

/** Storage that only the logged-in member can read. Without a key it reads as empty and stores nothing. */
export class MemberStorage implements Storage {
  readonly #area: string;
  readonly #storage: Storage;
  readonly #key: Pick<MemberKey, 'value'>;
  readonly #cipher: TextCipher;

  constructor(area: string, storage: Storage, key: Pick<MemberKey, 'value'>, cipher: TextCipher) {
    this.#area = area;
    this.#storage = storage;
    this.#key = key;
    this.#cipher = cipher;
  }

  get isOpen(): boolean {
    return this.#key.value !== undefined;
  }

  read(name: string): string | undefined {
    const key = this.#key.value;
    return key === undefined ? undefined : this.#texts(key)[name];
  }

  write(name: string, text: string): void {
    this.#change((texts) => ({ ...texts, [name]: text }));
  }

  remove(name: string): void {
    this.#change(({ [name]: _, ...rest }) => rest);
  }

  /** All texts of an area are encrypted together, which hides their number and their subjects. */
  #change(change: (texts: Texts) => Texts): void {
    const key = this.#key.value;
    if (key === undefined) return;
    const texts = change(this.#texts(key));
    const place = this.#place(key);
    if (Object.keys(texts).length === 0) this.#storage.remove(place);
    else this.#storage.write(place, this.#cipher.encrypt(key, JSON.stringify(texts)));
  }

  #texts(key: string): Texts {
    const encrypted = this.#storage.read(this.#place(key));
    const text = encrypted === undefined ? undefined : this.#cipher.decrypt(key, encrypted);
    return text === undefined ? {} : (JSON.parse(text) as Texts);
  }

  #place(key: string): string {
    return `${this.#area}:${this.#cipher.labelOf(key)}`;
  }
}
