import { screenAt } from './screen-at';
import type { SCREENS, ScreenId } from './screens';

/** In the native app these load a full page: they talk to the app or to another origin. */
const FULL_LOAD_SCREENS = [
  'contribute-review',
  'contribute-interview',
  'contribute-benefits',
  'contribute-salary',
  'contribute-next',
  'login-linkedin',
  'login-naukri',
  'manage-account',
] as const satisfies readonly (keyof typeof SCREENS)[];

/** Whether the native app loads this path as a full page; paths outside the site always do. */
export function needsFullLoad(pathname: string): boolean {
  const there = screenAt(pathname);
  if (there.kind !== 'screen') return true;
  const full: readonly ScreenId[] = FULL_LOAD_SCREENS;
  return full.includes(there.id);
}
