import type { Language } from '../../core/shared/languages';
import { screenAt } from '../../core/shell/screen-at';
import type { ScreenId } from '../../core/shell/screens';
import type { PageHead } from './rendering';

export const SHARE_IMAGE = { prefix: '/share-image', width: 1200, height: 630 } as const;

/** Pages with their own image. It never contains words from the address, only names from the database. */
const OWN_IMAGE: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'company-overview',
  'company-organisation',
  'company-locations',
  'company-office',
  'company-reviews',
  'company-salaries',
  'company-interviews',
  'company-jobs',
  'company-benefits',
  'company-photos',
  'company-posts',
  'company-questions',
  'designation-salaries',
  'college',
  'percentile',
  'post',
  'answers',
  'awards',
  'awards-2024',
  'awards-2025',
  'awards-2026',
  'awards-by-size',
  'awards-startups',
  'awards-list',
]);

export function hasOwnImage(pathname: string): boolean {
  const there = screenAt(pathname);
  return there.kind === 'screen' && OWN_IMAGE.has(there.id);
}

/** The image of a page. An image has no query, so a page that depends on one gets the general image. */
export function shareImagePath(language: Language, pathname: string, { canonical = '' }: PageHead): string {
  const page = hasOwnImage(pathname) && !canonical.includes('?') ? pathname : '/';
  return `${SHARE_IMAGE.prefix}/${language}${page}`;
}
