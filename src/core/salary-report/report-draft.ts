import type { DeviceOwner } from '../session/device-owner';
import type { TabStorage } from '../shell/tab-storage';
import { EMPTY_REPORT, type ReportTexts } from './report-form';

const KEY = 'salary-report';

/**
 * A report that is not sent yet. What somebody earns is kept no longer than the tab is open. It is there again after
 * a reload and after signing in, for whoever typed it and nobody else.
 */
export class ReportDraft {
  readonly #storage: TabStorage;
  readonly #owner: Pick<DeviceOwner, 'id'>;

  constructor(storage: TabStorage, owner: Pick<DeviceOwner, 'id'>) {
    this.#storage = storage;
    this.#owner = owner;
  }

  keep(texts: ReportTexts): void {
    this.#storage.write(KEY, JSON.stringify({ owner: this.#owner.id, texts }));
  }

  /** A visitor's belongs to whoever signs in next in this tab; a member's to nobody else. */
  read(): ReportTexts | undefined {
    const kept = parse(this.#storage.read(KEY));
    if (!kept) return undefined;
    if (kept.owner === undefined || kept.owner === this.#owner.id) return kept.texts;
    this.forget();
    return undefined;
  }

  forget(): void {
    this.#storage.remove(KEY);
  }
}

/** What was written by an older page, or is broken, is no draft. */
function parse(text: string | undefined): { owner: unknown; texts: ReportTexts } | undefined {
  try {
    const { owner, texts } = JSON.parse(text ?? '');
    return isAlike(texts, EMPTY_REPORT) ? { owner, texts } : undefined;
  } catch {
    return undefined;
  }
}

const isAlike = (one: unknown, pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null
    ? typeof one === 'object' &&
      one !== null &&
      Object.entries(pattern).every(([key, value]) => isAlike((one as Record<string, unknown>)[key], value))
    : typeof one === typeof pattern;
