/**
 * The ids of the contracts, one type for each kind of item. An id of one kind is refused where another is needed.
 * Plain text and plain numbers fit every kind, because addresses and tests contain ids of no known kind.
 */
type Id<Kind extends string> = string & { readonly idOf?: Kind };
type NumericId<Kind extends string> = number & { readonly idOf?: Kind };

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

export type CareerStatusId = NumericId<'CareerStatusId'>;
export type CollegeId = NumericId<'CollegeId'>;
export type CompanyId = NumericId<'CompanyId'>;
export type CourseId = NumericId<'CourseId'>;
export type DepartmentId = NumericId<'DepartmentId'>;
export type IndustryId = NumericId<'IndustryId'>;
export type JobProfileId = NumericId<'JobProfileId'>;
export type OfferId = NumericId<'OfferId'>;
export type OptionId = NumericId<'OptionId'>;
export type PlaceId = NumericId<'PlaceId'>;
export type RoleId = NumericId<'RoleId'>;
export type SpecializationId = NumericId<'SpecializationId'>;
export type TagId = NumericId<'TagId'>;
