import type { DeviceOwner } from '../session/device-owner';
import type { TabStorage } from '../shell/tab-storage';

/** Which form is kept, and what a form that is not filled looks like. */
export interface DraftedForm<Texts> {
  readonly key: string;
  readonly empty: Texts;
}

/**
 * A form that is not sent yet. What somebody tells of their work is kept no longer than the tab is open. It is there
 * again after a reload and after signing in, for whoever typed it and nobody else.
 */
export class FormDraft<Texts extends object> {
  readonly #storage: TabStorage;
  readonly #owner: Pick<DeviceOwner, 'id'>;
  readonly #form: DraftedForm<Texts>;

  constructor(storage: TabStorage, owner: Pick<DeviceOwner, 'id'>, form: DraftedForm<Texts>) {
    this.#storage = storage;
    this.#owner = owner;
    this.#form = form;
  }

  keep(texts: Texts): void {
    this.#storage.write(this.#form.key, JSON.stringify({ owner: this.#owner.id, texts }));
  }

  /** What is not for whoever looks is gone. */
  read(): Texts | undefined {
    const mine = this.peek();
    if (!mine) this.forget();
    return mine;
  }

  /** A visitor's belongs to whoever signs in next in this tab; a member's to nobody else. */
  peek(): Texts | undefined {
    const { owner, texts } = parse(this.#storage.read(this.#form.key));
    const mine = owner === undefined || owner === this.#owner.id;
    return mine && isAlike(texts, this.#form.empty) ? (texts as Texts) : undefined;
  }

  forget(): void {
    this.#storage.remove(this.#form.key);
  }
}

interface Kept {
  readonly owner?: unknown;
  readonly texts?: unknown;
}

/** What is broken holds nothing. */
function parse(text: string | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What an older page wrote does not fit any more. */
const isAlike = (one: unknown, pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null
    ? typeof one === 'object' &&
      one !== null &&
      Object.entries(pattern).every(([key, value]) => isAlike((one as Record<string, unknown>)[key], value))
    : typeof one === typeof pattern;
