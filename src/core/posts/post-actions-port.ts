import type { Call } from '../shared/call';
import type { PostId } from '../shared/ids';

export const REPORT_REASONS = ['SPAM', 'ABUSE', 'PERSONAL_DETAILS', 'UNTRUE', 'OFF_TOPIC', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type CompanyContributionKind = 'REVIEW' | 'INTERVIEW' | 'PHOTO';
export const MAX_NOTE_LENGTH = 500;

export interface Reportable {
  readonly id: string;
  readonly kind: 'POST' | 'COMMENT' | CompanyContributionKind;
}

export interface Report extends Reportable {
  readonly reason: ReportReason;
  readonly note: string;
}

export interface PublicRequest {
  readonly wanted: boolean;
}

export interface AnswerRequests extends PublicRequest {
  readonly requests: number;
}

export interface PostViews {
  readonly postIds: readonly PostId[];
}

export abstract class PostActionsPort {
  abstract report(report: Report, call?: Call): Promise<void>;
  abstract setNotInterested(input: { readonly id: PostId } & PublicRequest, call?: Call): Promise<void>;
  abstract setAnswerRequest(
    input: { readonly id: PostId } & PublicRequest,
    call?: Call,
  ): Promise<AnswerRequests>;
  abstract recordPostViews(views: PostViews, call?: Call): Promise<void>;
}
