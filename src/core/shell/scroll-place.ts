/** A place in a page: a thing in sight and how far from the top it stood, and the pixels, for when the thing is gone. */
export interface ScrollPlace {
  readonly anchor?: string | undefined;
  readonly offset: number;
  readonly y: number;
}

const MOST = 50;

/** What was kept for the tab, whatever became of it there. */
export function parsePlaces(text: string | undefined): Map<string, ScrollPlace> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? new Map(kept.filter(isEntry)) : new Map();
  } catch {
    return new Map();
  }
}

/** The newest are kept. */
export const writePlaces = (places: ReadonlyMap<string, ScrollPlace>): string =>
  JSON.stringify([...places].slice(-MOST));

function isEntry(entry: unknown): entry is [string, ScrollPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place = entry[1] as Partial<ScrollPlace> | undefined;
  const anchored = place?.anchor === undefined || typeof place.anchor === 'string';
  return anchored && Number.isFinite(place?.y) && Number.isFinite(place?.offset);
}
