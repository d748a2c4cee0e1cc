import { CommunityPage } from './community-page';
import { communityHandle, communityLoader } from './community-route';

export const loader = communityLoader('TOPIC');
export const handle = communityHandle('TOPIC');
export const Component = CommunityPage;
