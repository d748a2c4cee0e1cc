import type { InlineHashes } from '../http/security-headers';
import type { Packed } from './packing';

/** A page as processes and servers pass it on. */
export interface SharedPage {
  readonly status: number;
  readonly inline: InlineHashes;
  readonly encoding: Packed['encoding'];
  /** The compressed document in Base64. */
  readonly packed: string;
}

export interface FoundPage {
  readonly page: SharedPage;
  /** Milliseconds since the turn to render it began. However late it is stored, its content is not older than that. */
  readonly age: number;
}

/** Visitors' pages shared by processes or servers. While one of them renders a page, the others wait for it. */
export interface PageExchange {
  /** Undefined when the caller should render the page, and then store it or release it. */
  readonly take: (key: string) => Promise<FoundPage | undefined>;
  readonly store: (key: string, page: SharedPage) => Promise<void>;
  readonly release: (key: string) => Promise<void>;
}

/** How long a page is reused without asking the others, and how old an exchanged page may be while one renders it again. */
export const FRESH_MS = 2_000;
export const MAX_AGE_MS = 10_000;
/** If the process that renders a page ends, the others wait at most this long. */
export const MAX_RENDER_MS = 10_000;
