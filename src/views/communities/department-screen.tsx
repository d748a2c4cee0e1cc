import { CommunityPage } from './community-page';
import { communityHandle, communityLoader } from './community-route';

export const loader = communityLoader('DEPARTMENT');
export const handle = communityHandle('DEPARTMENT');
export const Component = CommunityPage;
