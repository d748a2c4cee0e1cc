import type { Community } from '../communities/community';
import type { CommentId, OfferId, OptionId, PostId } from '../shared/ids';
import type { TextSpan } from '../shared/rich-text';
import type { Tally } from './vote';

export type ProfileType = 'ANONYMOUS' | 'DESIGNATION';

/** The alias of an author; nothing in it identifies the account. */
export interface Author {
  readonly name: string;
  readonly avatarUrl: string;
  readonly profile: ProfileType;
  readonly bio: string;
  readonly verified: boolean;
}

export type Media =
  | {
      readonly type: 'IMAGE';
      readonly fileKey: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    }
  | {
      readonly type: 'YOUTUBE' | 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO';
      readonly url: string;
      readonly videoId: string;
      readonly title: string;
    };

export interface PollOption {
  readonly id: OptionId;
  readonly text: string;
  /** Undefined until the user has voted and the ballot has at least five votes. */
  readonly percent: number | undefined;
}

export interface Poll {
  readonly options: readonly PollOption[];
  readonly totalVotes: number;
  readonly endsAt: Date;
  readonly myOptionId: OptionId | undefined;
}

/** One offer of a comparison, in whole rupees: yearly, but `inHand` monthly. */
export interface SalaryOffer {
  readonly id: OfferId;
  readonly company: string;
  readonly logoUrl: string;
  readonly role: string;
  readonly place: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly inHand: number;
  readonly current: boolean;
  readonly percent: number | undefined;
  readonly votes: number | undefined;
}

export interface SalaryOffers {
  readonly offers: readonly SalaryOffer[];
  readonly totalVotes: number;
  readonly myOfferId: OfferId | undefined;
}

export interface TopAnswer {
  readonly author: Author;
  readonly text: string;
}

export type PostKind = 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';
export type PostStatus = 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'NOT_FOUND' | 'DELETED';
export type Reason = 'POPULAR' | 'FOLLOWED' | 'NEW' | 'UNANSWERED' | 'ASKED';

/** Why a post is not public; shown only to its author. */
export type HoldReason = 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR';

export interface Post {
  readonly id: PostId;
  readonly kind: PostKind;
  readonly status: PostStatus;
  readonly title: string;
  readonly text: string;
  readonly shortened: boolean;
  readonly highlight: TextSpan | undefined;
  readonly createdAt: Date;
  readonly comments: number;
  readonly author: Author;
  readonly mine: boolean;
  readonly edited: boolean;
  /** Whether the current user can still edit it. */
  readonly editable: boolean;
  readonly holdReason: HoldReason | undefined;
  readonly community: Community;
  readonly media: readonly Media[];
  readonly poll: Poll | undefined;
  readonly salary: SalaryOffers | undefined;
  readonly topAnswer: TopAnswer | undefined;
  readonly reason: Reason;
  readonly votes: Tally;
}

export type Reaction = 'like' | 'insightful' | 'support' | 'funny';

export type Reactions = { readonly [Kind in Reaction]: number } & { readonly mine: Reaction | undefined };

export interface Comment {
  readonly id: CommentId;
  readonly parentId: CommentId | undefined;
  readonly text: string;
  /** Only the author sees a flagged comment; a deleted comment leaves a placeholder. */
  readonly status: 'LIVE' | 'FLAGGED' | 'DELETED';
  readonly edited: boolean;
  /** Whether the current user can still edit it. */
  readonly editable: boolean;
  readonly createdAt: Date;
  readonly author: Author;
  readonly mine: boolean;
  readonly votes: Tally;
  readonly reactions: Reactions;
  readonly replies: readonly Comment[];
  readonly repliesCount: number;
  readonly repliesCursor: string | undefined;
}

export interface TalkedAbout {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly rating: number;
  readonly topic: string;
  /** The post that the topic is from. */
  readonly postId: PostId;
}
