import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ModerationTables {
  moderation_decisions: DecisionTable;
  appeals: AppealTable;
  employer_flags: EmployerFlagTable;
  moderation_waits: ModerationWaitTable;
  staff_actions: StaffActionTable;
}

type ModeratedKind = 'POST' | 'COMMENT' | 'MESSAGE' | 'REVIEW' | 'INTERVIEW' | 'PHOTO';

export interface DecisionTable {
  id: string;
  position: GeneratedAlways<string>;
  resource_type: ModeratedKind;
  resource_id: string;
  decision: 'KEEP' | 'HIDE';
  rule: string;
  message: string;
  is_appeal: boolean;
  /** A day, such as 2026-11-20. */
  decided_on: ColumnType<Date, string, string>;
}

export interface StaffActionTable {
  id: string;
  /** A day, such as 2026-11-20. */
  acted_on: ColumnType<Date, string, string>;
  record: string;
}

export interface AppealTable {
  resource_type: ModeratedKind;
  resource_id: string;
  text: string;
  is_decided: Generated<boolean>;
}

interface EmployerFlagTable {
  id: Generated<string>;
  company_id: number;
  /** Null once the review is deleted. */
  review_id: string | null;
  stars: number;
  rule: string;
  note: string;
  raised_on: ColumnType<Date, string, never>;
  outcome: 'UPHELD' | 'REFUSED' | null;
}

interface ModerationWaitTable {
  resource_type: ModeratedKind;
  resource_id: string;
  /** The day of a report, or the first day of the week of an appeal. */
  since: ColumnType<Date, string, never>;
}
