/**
 * The ids of the contracts, one type for each kind of item. An id of one kind is refused where another is needed.
 * Plain text fits every kind, because addresses and tests contain ids of no known kind.
 */
type Id<Kind extends string> = string & { readonly idOf?: Kind };

export type AnswerId = Id<'AnswerId'>;
export type BenefitReportId = Id<'BenefitReportId'>;
export type BlockedId = Id<'BlockedId'>;
export type ChatId = Id<'ChatId'>;
export type ClientMessageId = Id<'ClientMessageId'>;
export type CommentId = Id<'CommentId'>;
export type CouponId = Id<'CouponId'>;
export type DecisionId = Id<'DecisionId'>;
export type DraftId = Id<'DraftId'>;
export type EducationId = Id<'EducationId'>;
export type ExperienceId = Id<'ExperienceId'>;
export type InterviewId = Id<'InterviewId'>;
export type JobAlertId = Id<'JobAlertId'>;
export type JobApplicationId = Id<'JobApplicationId'>;
export type JobId = Id<'JobId'>;
export type KeyId = Id<'KeyId'>;
export type MemberId = Id<'MemberId'>;
export type MessageId = Id<'MessageId'>;
export type NotificationId = Id<'NotificationId'>;
export type PhotoReportId = Id<'PhotoReportId'>;
export type PostId = Id<'PostId'>;
export type QuestionId = Id<'QuestionId'>;
export type ReviewId = Id<'ReviewId'>;
export type SalaryReportId = Id<'SalaryReportId'>;
export type SavedOfferId = Id<'SavedOfferId'>;
export type SessionId = Id<'SessionId'>;
