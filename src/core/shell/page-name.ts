import type { ScreenId } from './screens';

/** Page names used by analytics and prompts; every other page uses its screen id. */
const NAMED = {
  home: 'HomeScreen',
  community: 'CommunityListing',
  department: 'DepartmentListing',
  'company-community': 'CompanyPosts',
  'company-posts': 'CompanyPosts',
} as const satisfies Partial<Record<ScreenId, string>>;

/** The name is "none" until the first screen is open. */
export const pageNameOf = (id: ScreenId | undefined): string =>
  id === undefined ? 'none' : ((NAMED as Partial<Record<ScreenId, string>>)[id] ?? id);

/** The app is offered on these reading pages only. */
export const offersApp = (id: ScreenId): boolean => id in NAMED;
