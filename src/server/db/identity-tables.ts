import type { Generated } from 'kysely';

/** A provider account; the seal reveals neither provider nor account. */
export interface IdentityTable {
  seal: string;
  member_id: string;
}

/** All tokens issued from one login. */
export interface SessionFamilyTable {
  id: string;
  member_id: string;
  expires_at: Date;
  /** Login details, encrypted; see session-about.ts. */
  about: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  family_id: string;
  is_used: Generated<boolean>;
}

export interface SpentProofTable {
  proof_hash: string;
  expires_at: Date;
}
