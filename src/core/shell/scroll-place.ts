/** A scroll position: a visible element and its distance from the top, plus pixels in case the element is gone. */
export interface ScrollPlace {
  readonly anchor?: string | undefined;
  readonly offset: number;
  readonly y: number;
}

const MOST = 50;

/** Stored data may be broken, so every entry is checked. */
export function parsePlaces(text: string | undefined): Map<string, ScrollPlace> {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? new Map(saved.filter(isEntry)) : new Map();
  } catch {
    return new Map();
  }
}

export const writePlaces = (places: ReadonlyMap<string, ScrollPlace>): string =>
  JSON.stringify([...places].slice(-MOST));

function isEntry(entry: unknown): entry is [string, ScrollPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place = entry[1] as Partial<ScrollPlace> | undefined;
  const anchored = place?.anchor === undefined || typeof place.anchor === 'string';
  return anchored && Number.isFinite(place?.y) && Number.isFinite(place?.offset);
}
