import type { Generated } from 'kysely';

export interface PendingPictureTable {
  key: string;
  owner_seal: string;
  created_at: Date;
  /** Empty until the picture is drawn and kept. */
  width: Generated<number | null>;
  height: Generated<number | null>;
}
