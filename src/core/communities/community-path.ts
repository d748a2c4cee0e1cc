import { pathTo } from '../shell/first-screens';
import type { Community } from './community';

export function communityPath({ kind, slug }: Pick<Community, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'TOPIC':
      return pathTo('community', { communityUrl: slug });
    case 'DEPARTMENT':
      return pathTo('department', { communityUrl: slug });
    case 'COMPANY':
      return pathTo('company-community', { companyUrl: slug });
    default:
      return kind satisfies never;
  }
}
