import { CommunityPage } from '../communities/community-page';
import { communityHandle, communityLoader } from '../communities/community-route';

export const loader = communityLoader('COMPANY');
export const handle = communityHandle('COMPANY');
export const Component = CommunityPage;
