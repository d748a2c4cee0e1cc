import { queryCodec } from '../shell/query';
import { paramsOf, pathTo } from '../shell/screens';
import { AWARD_SIZES } from './award';
import { STARTUPS, sizeSlug } from './award-lists';

export type AwardPlace =
  | { readonly kind: 'shared'; readonly token: string }
  | { readonly kind: 'edition'; readonly year: number }
  | { readonly kind: 'list'; readonly year: number; readonly slug: string };

/** The edition of paths that name no year. */
const DEFAULT_EDITION = 2024;
/** Size segment of the path that means all sizes. */
const ALL = 'category';

const query = queryCodec(['tag']);

export function awardPlaceOf(pathname: string, search: string): AwardPlace | undefined {
  const shared = paramsOf('awards-2022', pathname);
  if (shared) return { kind: 'shared', ...shared };
  if (pathname === pathTo('awards-2026')) return { kind: 'edition', year: 2026 };
  const of2025 = paramsOf('awards-2025', pathname);
  if (of2025) return { kind: 'list', year: 2025, slug: of2025.slug };
  const of2024 = paramsOf('awards-2024', pathname);
  if (of2024) return { kind: 'list', year: 2024, slug: of2024.name };
  const bySize = paramsOf('awards-by-size', pathname);
  if (bySize?.size === ALL) return { kind: 'edition', year: Number(bySize.year) };
  if (bySize) return { kind: 'list', year: Number(bySize.year), slug: `${bySize.size}-companies` };
  const startups = paramsOf('awards-startups', pathname);
  if (startups) return { kind: 'list', year: Number(startups.year ?? DEFAULT_EDITION), slug: STARTUPS };
  const named = paramsOf('awards-list', pathname);
  return named && { kind: 'list', year: taggedYear(search), slug: named.query };
}

/** Only a four-digit `tag` names an edition; other tags are ignored. */
function taggedYear(search: string): number {
  const { tag = '' } = query.parse(search);
  return /^\d{4}$/.test(tag) ? Number(tag) : DEFAULT_EDITION;
}

/** The canonical path of an edition. */
export const editionPath = (year: number): string =>
  year === 2026 ? pathTo('awards-2026') : pathTo('awards-by-size', { size: ALL, year: String(year) });

/** The canonical path of a list. */
export function awardListPath(year: number, slug: string): string {
  const size = AWARD_SIZES.find((item) => sizeSlug(item) === slug);
  if (size) return pathTo('awards-by-size', { size, year: String(year) });
  if (slug === STARTUPS) return pathTo('awards-startups', { year: String(year) });
  if (year === 2025) return pathTo('awards-2025', { slug });
  if (year === 2024) return pathTo('awards-2024', { name: slug });
  return pathTo('awards-list', { query: slug }) + query.build({ tag: String(year) });
}

/** The path of the share link of an edition. */
export const sharedPath = (token: string): string => pathTo('awards-2022', { token });
