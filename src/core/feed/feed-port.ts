import type { CommunityKey } from '../communities/community';
import type { Comment, Post, TalkedAbout } from '../posts/post';
import type { Call } from '../shared/call';
import type { PostId } from '../shared/ids';
import type { Page, Slice } from '../shared/page';
import type { PostSort } from '../shared/post-sort';

export type FeedType = 'GENERIC' | 'PERSONALIZED';
export type FeedSort = 'POPULAR' | 'LATEST' | 'FOLLOWING' | 'UNANSWERED';

export abstract class FeedPort {
  abstract listFeed(
    input: { readonly type: FeedType; readonly sort: FeedSort } & Slice,
    call?: Call,
  ): Promise<Page<Post>>;
  abstract readPost(input: { readonly id: PostId }, call?: Call): Promise<Post>;
  abstract listComments(
    input: { readonly id: PostId; readonly sort?: PostSort | undefined } & Slice,
    call?: Call,
  ): Promise<Page<Comment>>;
  abstract listCommunityPosts(
    input: CommunityKey & { readonly sort: PostSort; readonly only?: 'QUESTION' | undefined } & Slice,
    call?: Call,
  ): Promise<Page<Post>>;
  abstract listTalkedAbout(
    input: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly TalkedAbout[]>;
}
