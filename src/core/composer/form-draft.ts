import type { Storage } from '../shared/storage';

/** Which form is kept, and what a form that is not filled looks like. */
export interface DraftedForm<Texts> {
  readonly key: string;
  readonly empty: Texts;
}

/** A form that is not sent yet. It is there again after a reload and after signing in. */
export class FormDraft<Texts extends object> {
  readonly #storage: Storage;
  readonly #form: DraftedForm<Texts>;

  constructor(storage: Storage, form: DraftedForm<Texts>) {
    this.#storage = storage;
    this.#form = form;
  }

  keep(texts: Texts): void {
    this.#storage.write(this.#form.key, JSON.stringify({ texts }));
  }

  read(): Texts | undefined {
    const texts = parse(this.#storage.read(this.#form.key));
    return isAlike(texts, this.#form.empty) ? (texts as Texts) : undefined;
  }

  forget(): void {
    this.#storage.remove(this.#form.key);
  }
}

/** What is broken holds nothing. */
function parse(text: string | undefined): unknown {
  try {
    const { owner, texts } = Object(JSON.parse(text ?? ''));
    // An older page kept a member's form in the clear, for that member alone.
    return owner === undefined ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** What an older page wrote does not fit any more. */
const isAlike = (one: unknown, pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null
    ? typeof one === 'object' &&
      one !== null &&
      Object.entries(pattern).every(([key, value]) => isAlike((one as Record<string, unknown>)[key], value))
    : typeof one === typeof pattern;
