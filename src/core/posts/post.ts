import type { Community } from '../communities/community';
import type { TextSpan } from '../shared/rich-text';
import type { Tally } from './vote';

export type ProfileType = 'ANONYMOUS' | 'DESIGNATION';

/** The face something was written under. Nothing leads from it to the account behind. */
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
  readonly id: number;
  readonly text: string;
  /** Unknown until you have voted and at least five people have. */
  readonly percent: number | undefined;
}

export interface Poll {
  readonly options: readonly PollOption[];
  readonly totalVotes: number;
  readonly endsAt: Date;
  readonly myOptionId: number | undefined;
}

/** One offer of a comparison. Money is whole rupees: a year, but in hand a month. */
export interface SalaryOffer {
  readonly id: number;
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
  readonly myOfferId: number | undefined;
}

export interface TopAnswer {
  readonly author: Author;
  readonly text: string;
}

export type PostKind = 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';
export type PostStatus = 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'NOT_FOUND' | 'DELETED';
export type Reason = 'POPULAR' | 'FOLLOWED' | 'NEW' | 'UNANSWERED' | 'ASKED';

/** Why a post is not public; only its author is told. */
export type HeldFor = 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR';

export interface Post {
  readonly id: string;
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
  /** Whether you may still change it. */
  readonly editable: boolean;
  readonly heldFor: HeldFor | undefined;
  readonly community: Community;
  readonly media: readonly Media[];
  readonly poll: Poll | undefined;
  readonly salary: SalaryOffers | undefined;
  readonly topAnswer: TopAnswer | undefined;
  readonly reason: Reason;
  readonly votes: Tally;
}

export type Reaction = 'like' | 'insightful' | 'support' | 'funny';

/** How often each was chosen, and what you chose. */
export type Reactions = { readonly [Kind in Reaction]: number } & { readonly mine: Reaction | undefined };

export interface Comment {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly text: string;
  /** Held back ones are seen by their author alone; of deleted ones the place is left. */
  readonly status: 'LIVE' | 'FLAGGED' | 'DELETED';
  readonly edited: boolean;
  /** Whether you may still change it. */
  readonly editable: boolean;
  readonly createdAt: Date;
  readonly author: Author;
  readonly mine: boolean;
  readonly votes: Tally;
  readonly reactions: Reactions;
  readonly replies: readonly Comment[];
  readonly repliesCount: number;
  /** Where the replies go on that are not here yet. */
  readonly repliesCursor: string | undefined;
}

/** A company people talk about now, and why. */
export interface TalkedAbout {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly rating: number;
  readonly topic: string;
}
