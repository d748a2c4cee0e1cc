import type { Community } from '../communities/community';
import type { Call } from '../shared/call';
import type { Tally } from './vote';

export interface PostFigures {
  readonly id: string;
  readonly comments: number;
  readonly votes: Tally;
  readonly community: Community | undefined;
}

export interface PostIds {
  readonly ids: readonly string[];
}

export interface ShareInput {
  readonly id: string;
}

export interface SharedPost {
  readonly path: string;
  readonly title: string;
}

export abstract class PostFiguresPort {
  abstract readPostFigures(
    input: { readonly id: string; readonly withCommunity?: boolean | undefined },
    call?: Call,
  ): Promise<PostFigures>;
  abstract readPostVotes(postIds: PostIds, call?: Call): Promise<readonly Tally[]>;
  abstract sharePost(input: ShareInput, call?: Call): Promise<SharedPost>;
}
