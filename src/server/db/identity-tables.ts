import type { Generated } from 'kysely';

/** An account at a provider; the seal tells of neither. */
export interface IdentityTable {
  seal: string;
  member_id: string;
}

/** All that came of one sign-in. */
export interface SessionFamilyTable {
  id: string;
  member_id: string;
  expires_at: Date;
  /** What the login was, encrypted; see session-about.ts. */
  about: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  family_id: string;
  is_used: Generated<boolean>;
}

/** A provider's token that has signed somebody in. */
export interface SpentProofTable {
  proof_hash: string;
  expires_at: Date;
}
