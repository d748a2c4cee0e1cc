import type { JobApplicationId, JobId } from '../shared/ids';

export const APPLICATION_STATUSES = ['RECEIVED', 'VIEWED', 'SHORTLISTED', 'DECLINED'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const MAX_RESUME_BYTES = 1_500_000;
export const MAX_ANSWER_LENGTH = 1000;
export const MAX_APPLICATIONS_A_DAY = 20;
/** Applications are deleted this long after their job closed, and at the latest a year after they were sent. */
export const APPLICATION_DAYS = { afterClosing: 180, atMost: 365 };

export interface ApplicationDetails {
  readonly name: string;
  readonly email: string;
  /** Empty when the applicant gave none. */
  readonly phone: string;
  /** One per question of the employer, in the same order. */
  readonly answers: readonly string[];
}

export interface ApplicationInput extends ApplicationDetails {
  /** A PDF in Base64. */
  readonly resume: string;
}

export interface JobApplication {
  readonly id: JobApplicationId;
  readonly jobId: JobId;
  readonly title: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  /** A day, such as 2026-11-12. */
  readonly sentOn: string;
  readonly open: boolean;
}

export interface ApplicationCounts {
  readonly sent: number;
  readonly answered: number;
}
