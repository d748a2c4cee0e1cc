import type { ColumnType, Generated } from 'kysely';
import type { Channel, NoticeWishes } from '../../core/notifications/notice-wishes-port';

/** What members are told of, and where it is sent. */
export interface NoticeTables {
  notices: NoticeTable;
  muted_threads: { recipient_seal: string; post_id: string };
  notice_boxes: { owner_seal: string; box: string; is_laid: Generated<boolean> };
  notice_wishes: { box_seal: string; wishes: Jsonb<NoticeWishes> };
  /** The address is in the server's own writing. */
  notice_addresses: { box_seal: string; address: string };
  push_devices: PushDeviceTable;
  push_days: PushDayTable;
  push_outbox: PushOutboxTable;
  popup_checks: PopupCheckTable;
}

/** Written as JSON text, read as what it says. */
type Jsonb<Value> = ColumnType<Value, string | undefined, string>;
/** A day such as 2026-11-20. */
type Day = ColumnType<Date, string, string>;

/** What a notice says where no post says it. */
export interface NoticeWords {
  readonly title: string;
  readonly body: string;
  readonly cta?: string;
}

export interface NoticeTable {
  id: string;
  recipient_seal: string;
  variant: string;
  post_id: string | null;
  words: Jsonb<NoticeWords | null>;
  figure: Generated<number>;
  status: Generated<number>;
  told_at: Date;
  place: Generated<string>;
}

export interface PushDeviceTable {
  token_hash: string;
  box_seal: string;
  token: string;
  /** The sign-in it was made known in; those from before there was one have none. */
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
}

export interface PushOutboxTable {
  id: string;
  /** Whose devices it goes to, in the server's own writing: in clear it would join the notice's face to its member. */
  box: string;
  channel: Channel;
  notice_id: string | null;
  figure: number;
  asked_at: Date;
}

export interface PopupCheckTable {
  box_seal: string;
  popup_type: string;
  shown: number;
  last_at: Date;
}
