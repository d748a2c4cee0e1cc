import type { Storage } from '../shared/storage';

export interface DraftedForm<Texts> {
  readonly key: string;
  readonly empty: Texts;
  /** Values of fields that drafts of older versions lack. */
  readonly added?: Partial<Texts>;
  /** The part of the texts that outlives the page. */
  readonly lasting?: (texts: Texts) => Texts;
}

/** An unsent form; it survives a reload and a login. */
export class FormDraft<Texts extends object> {
  readonly #storage: Storage;
  readonly #form: DraftedForm<Texts>;

  constructor(storage: Storage, form: DraftedForm<Texts>) {
    this.#storage = storage;
    this.#form = form;
  }

  keep(texts: Texts): void {
    const { key, lasting } = this.#form;
    this.#storage.write(key, JSON.stringify({ texts: lasting?.(texts) ?? texts }));
  }

  /** The draft as it is stored; it shows whether the draft has changed. */
  get stored(): string | undefined {
    return this.#storage.read(this.#form.key);
  }

  read(): Texts | undefined {
    const saved = parse(this.stored);
    const texts = saved && { ...this.#form.added, ...saved };
    return isAlike(texts, this.#form.empty) ? (texts as Texts) : undefined;
  }

  forget(): void {
    this.#storage.remove(this.#form.key);
  }
}

function parse(text: string | undefined): unknown {
  try {
    const { owner, texts } = Object(JSON.parse(text ?? ''));
    // An older version stored a member's form unencrypted, for that member only.
    return owner === undefined ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** Drops values that an older version stored in a different shape. */
const isAlike = (item: unknown, pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null
    ? typeof item === 'object' &&
      item !== null &&
      Object.entries(pattern).every(([key, value]) => isAlike((item as Record<string, unknown>)[key], value))
    : typeof item === typeof pattern;
