import type { ScreenId } from './screens';

/** Pages whose name the product's figures and prompts know; every other page goes by its screen's id. */
const NAMED = {
  home: 'HomeScreen',
  community: 'CommunityListing',
  department: 'DepartmentListing',
  'company-community': 'CompanyPosts',
  'company-posts': 'CompanyPosts',
} as const satisfies Partial<Record<ScreenId, string>>;

export const pageNameOf = (id: ScreenId): string => (NAMED as Partial<Record<ScreenId, string>>)[id] ?? id;

/** The app is offered only where people come to read. */
export const offersApp = (id: ScreenId): boolean => id in NAMED;
