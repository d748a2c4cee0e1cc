import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ModerationTables {
  moderation_decisions: DecisionTable;
  appeals: AppealTable;
}

type Judged = 'POST' | 'COMMENT' | 'MESSAGE' | 'REVIEW' | 'INTERVIEW' | 'PHOTO';

export interface DecisionTable {
  id: string;
  position: GeneratedAlways<string>;
  resource_type: Judged;
  resource_id: string;
  decision: 'KEEP' | 'HIDE';
  rule: string;
  message: string;
  is_appeal: boolean;
  /** A day, such as 2026-11-20. */
  decided_on: ColumnType<Date, string, string>;
}

export interface AppealTable {
  resource_type: Judged;
  resource_id: string;
  text: string;
  is_decided: Generated<boolean>;
}
