import { communityHandle } from '../communities/community-route';
import { CompanyTalk, talkLoader } from './company-talk';

export const loader = talkLoader('posts');
/** Company discussions have two URLs; the short URL is canonical. */
export const handle = communityHandle('COMPANY');
export const Component = () => <CompanyTalk part="posts" />;
