import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { MarkupOf } from '../views/shared/use-repeated-content';
import { type Resolve, StoreProvider } from '../views/use-store';

/** In characters of keys and markup. Posts name the minute in their key, so older markup is useless. */
const LIMITS = { maxSize: 16_000_000, ttl: 120_000 };
/** A part that still has to load, an image to preload, or an id that depends on the place: rendered in its place. */
const DEPENDS_ON_PLACE = /^<link|<!--\$!-->|="_R_/;

/**
 * The markup of parts by their props. It is rendered with the stores of a visitor who has loaded nothing, so that
 * everything about a reader that it shows is in the props, and therefore in the key.
 */
export function repeatedMarkup(within: (part: ReactNode) => ReactNode, stores: () => Resolve): MarkupOf {
  const known = new LRUCache<string, string>(LIMITS);
  const parts: unknown[] = [];
  return (Part, props) => {
    if (!parts.includes(Part)) parts.push(Part);
    const key = parts.indexOf(Part) + Object.entries(props).map(namedValue).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const markup = rendered(within(<Part {...props} />), stores);
    if (markup === undefined || DEPENDS_ON_PLACE.test(markup)) return undefined;
    known.set(key, markup, { size: key.length + markup.length });
    return markup;
  };
}

const digests = new WeakMap<object, string>();

/** The JSON of a prop. For a frozen object, which nothing changes and many pages share, its digest, made once. */
function namedValue([name, value]: readonly [string, unknown]): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return `${name}:${JSON.stringify(value)}`;
  const digest = digests.get(value) ?? digestOf(value);
  digests.set(value, digest);
  return `${name}#${digest}`;
}

const digestOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Undefined if it fails; rendered in its place, the part either works or fails as others do. */
function rendered(part: ReactNode, stores: () => Resolve): string | undefined {
  try {
    return renderToString(
      <StrictMode>
        <StoreProvider value={stores()}>{part}</StoreProvider>
      </StrictMode>,
    );
  } catch {
    return undefined;
  }
}
