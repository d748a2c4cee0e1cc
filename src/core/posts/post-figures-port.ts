import type { Community } from '../communities/community';
import type { Call } from '../shared/call';
import type { PostId } from '../shared/ids';
import type { Tally } from './vote';

export interface PostFigures {
  readonly id: PostId;
  readonly comments: number;
  readonly votes: Tally;
  readonly community: Community | undefined;
}

export interface PostIds {
  readonly ids: readonly PostId[];
}

export interface ShareInput {
  readonly id: PostId;
}

export interface SharedPost {
  readonly path: string;
  readonly title: string;
}

export abstract class PostFiguresPort {
  abstract readPostFigures(
    input: { readonly id: PostId; readonly withCommunity?: boolean | undefined },
    call?: Call,
  ): Promise<PostFigures>;
  abstract readPostVotes(postIds: PostIds, call?: Call): Promise<readonly Tally[]>;
  abstract sharePost(input: ShareInput, call?: Call): Promise<SharedPost>;
}
