import { communityHandle } from '../communities/community-route';
import { CompanyDiscussions, discussionsLoader } from './company-discussions';

export const loader = discussionsLoader('posts');
/** Company discussions have two URLs; the short URL is canonical. */
export const handle = communityHandle('COMPANY');
export const Component = () => <CompanyDiscussions part="posts" />;
