import type { CommunityKey } from '../communities/community';
import type { ProfileType } from '../posts/post';
import type { VideoReading } from '../posts/video-address';
import type { Call } from '../shared/call';
import type { DraftId, PostId, ReviewId, SavedOfferId } from '../shared/ids';
import type { RephraseMethod, RephraseOutcome } from './rephrase';

export type MediaInput =
  | { readonly type: 'IMAGE'; readonly fileKey: string; readonly alt: string }
  | { readonly type: 'YOUTUBE'; readonly url: string };

export interface PollInput {
  readonly options: readonly string[];
  readonly days: 1 | 3 | 7;
}

export interface PostInput {
  readonly title: string;
  readonly text: string;
  readonly community: CommunityKey;
  readonly profile: ProfileType;
  readonly media: readonly MediaInput[];
  readonly poll: PollInput | undefined;
  readonly offerIds: readonly SavedOfferId[];
  readonly campaign?: string | undefined;
}

export interface PostEdit {
  readonly title: string;
  readonly text: string;
}

export interface PostOutcome {
  readonly postId: PostId | undefined;
  readonly status: 'LIVE' | 'FLAGGED' | undefined;
  readonly code: 'POSTED_ALREADY' | undefined;
  readonly message: string | undefined;
}

export interface RephraseInput {
  readonly title: string;
  readonly text: string;
  /** Rephrasings are counted per draft. */
  readonly draftId: DraftId;
}

export interface RephraseConfig {
  readonly method: RephraseMethod;
}

export interface Rephrased {
  readonly title: string;
  readonly text: string;
  readonly outcome: RephraseOutcome;
}

export interface VideoAddress {
  readonly url: string;
}

export interface ReviewPost {
  readonly title: string;
  readonly text: string;
  readonly community: CommunityKey;
  readonly communityName: string;
}

export interface PollConfig {
  readonly minOptions: number;
  readonly maxOptions: number;
  readonly maxOptionLength: number;
  readonly days: readonly number[];
}

export abstract class WritingPort {
  abstract createPost(input: { readonly key: string } & PostInput, call?: Call): Promise<PostOutcome>;
  abstract editPost(input: { readonly id: PostId } & PostEdit, call?: Call): Promise<PostOutcome>;
  abstract deletePost(input: { readonly id: PostId }, call?: Call): Promise<void>;
  abstract deletePostMedia(input: { readonly id: PostId; readonly key: string }, call?: Call): Promise<void>;
  abstract readRephraseConfig(input?: undefined, call?: Call): Promise<RephraseConfig>;
  abstract rephrase(input: RephraseInput, call?: Call): Promise<Rephrased>;
  abstract generateReviewPost(input: { readonly id: ReviewId }, call?: Call): Promise<ReviewPost>;
  abstract readVideoAddress(videoAddress: VideoAddress, call?: Call): Promise<VideoReading>;
  abstract listAbusiveWords(input?: undefined, call?: Call): Promise<readonly string[]>;
  abstract readPollConfig(input?: undefined, call?: Call): Promise<PollConfig>;
}
