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
}

export interface RefreshTokenTable {
  token_hash: string;
  family_id: string;
  used_at: Date | null;
}
