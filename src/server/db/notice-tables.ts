import type { ColumnType, Generated } from 'kysely';
import type {
  Channel,
  NotificationPreferences,
} from '../../core/notifications/notification-preferences-port';

export interface NoticeTables {
  notices: NoticeTable;
  muted_threads: { recipient_seal: string; post_id: string };
  notice_boxes: { owner_seal: string; box: string; is_mixed: Generated<boolean> };
  notice_preferences: { box_seal: string; preferences: Jsonb<NotificationPreferences> };
  /** The address is encrypted. */
  notice_addresses: { box_seal: string; address: string };
  email_requests: { box_seal: string; request: string };
  push_devices: PushDeviceTable;
  push_days: PushDayTable;
  push_outbox: PushOutboxTable;
  popup_checks: PopupCheckTable;
}

/** Written as JSON text, read as the parsed value. */
type Jsonb<Value> = ColumnType<Value, string | undefined, string>;
/** A day, such as 2026-11-20. */
type Day = ColumnType<Date, string, string>;

export type NoticeItem = 'POST' | 'COMMENT';
export type NoticeOutcome = 'HELD' | 'SHOWN' | 'REMOVED';

/** The text of a notice that is not about a post. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
  readonly cta?: string;
  /** The same in Hindi; missing in older rows. */
  readonly hi?: { readonly title: string; readonly body: string };
}

export interface NoticeTable {
  id: string;
  recipient_seal: string;
  variant: string;
  post_id: string | null;
  /** Which of the recipient's items in or below the post. */
  item: NoticeItem | null;
  /** A moderator's decision. */
  outcome: NoticeOutcome | null;
  text: Jsonb<NoticeText | null>;
  figure: Generated<number>;
  status: Generated<number>;
  notified_at: Date;
  place: Generated<string>;
}

export interface PushDeviceTable {
  token_hash: string;
  box_seal: string;
  token: string;
  /** The session that registered the device; null for rows older than this column. */
  sign_in_seal: string | null;
  place: Generated<string>;
}

export interface PushDayTable {
  box_seal: string;
  channel: Channel;
  day: Day;
  sent: Generated<number>;
  waiting: Generated<number>;
  digest_on: Day | null;
  is_mixed: Generated<boolean>;
}

export interface PushOutboxTable {
  id: string;
  /** Encrypted id of the box whose devices get it: in plain text it would link the notice's alias to its member. */
  box: string;
  channel: Channel;
  notice_id: string | null;
  figure: number;
  /** When it is sent, or tried again. */
  due_at: Date;
  attempts: Generated<number>;
}

export interface PopupCheckTable {
  box_seal: string;
  popup_type: string;
  shown: number;
  last_at: Date;
}
