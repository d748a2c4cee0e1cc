import { communityHandle } from '../communities/community-route';
import { CompanyTalk, talkLoader } from './company-talk';

export const loader = talkLoader('posts');
/** A company's discussions have two addresses; the page names the short one as its own. */
export const handle = communityHandle('COMPANY');
export const Component = () => <CompanyTalk part="posts" />;
