import { CommunityPage } from '../communities/community-page';
import { communityHandle, communityLoader } from '../communities/community-route';

export const loader = communityLoader('DEPARTMENT');
export const handle = communityHandle('DEPARTMENT');
export const Component = CommunityPage;
