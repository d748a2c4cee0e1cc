import type { Generated } from 'kysely';

export interface GrievanceTables {
  grievances: GrievanceTable;
  grievance_addresses: GrievanceAddressTable;
}

export interface GrievanceTable {
  ticket: string;
  kind: 'PRIVACY' | 'ABUSE' | 'UNTRUE' | 'RIGHTS' | 'DECISION' | 'ACCOUNT' | 'AUTHORITY' | 'OTHER';
  /** A page path. */
  about: string | null;
  text: string;
  state: Generated<'RECEIVED' | 'ACKNOWLEDGED' | 'RESOLVED' | 'REJECTED'>;
  /** The start of the hour. */
  received_at: Date;
  acknowledged_at: Date | null;
  closed_at: Date | null;
  /** A keyed hash of the reply. Null before it, and in older rows. */
  reply_hash: string | null;
  /** Whether its network had filed many shortly before. */
  from_busy_network: boolean;
}

/** Encrypted; needed only for the email with the reply. */
export interface GrievanceAddressTable {
  ticket: string;
  address: string;
}
