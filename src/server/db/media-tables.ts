import type { Generated } from 'kysely';

export interface PendingPictureTable {
  key: string;
  owner_seal: string;
  created_at: Date;
  /** Null until the picture is rendered and stored. */
  width: Generated<number | null>;
  height: Generated<number | null>;
}
