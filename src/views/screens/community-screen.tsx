import { CommunityPage } from '../communities/community-page';
import { communityHandle, communityLoader } from '../communities/community-route';

export const loader = communityLoader('TOPIC');
export const handle = communityHandle('TOPIC');
export const Component = CommunityPage;
