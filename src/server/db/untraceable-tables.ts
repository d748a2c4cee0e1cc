import type { Generated } from 'kysely';

/** The first day of a month, such as 2026-11-01. */
type Month = string;

export interface UntraceableTables {
  token_keys: TokenKeyTable;
  token_batches: { holder_seal: string; month: Month; request_hash: string };
  token_proofs: { proof_hash: string; month: Month };
  spent_tokens: { nonce_hash: string; month: Month; is_mixed: Generated<boolean> };
  untraceable_pending: PendingItemTable;
  untraceable_items: UntraceableItemTable;
}

interface TokenKeyTable {
  key_id: string;
  group_kind: 'COMPANY' | 'INDUSTRY';
  group_id: number;
  group_name: string;
  month: Month;
  /** SPKI with the parameters of RSASSA-PSS, in base64url. */
  public_key: string;
  /** Encrypted. */
  private_key: string;
  holders: Generated<number>;
}

interface PendingItemTable {
  item_id: string;
  due_at: Date;
  /** The post or comment, encrypted. */
  details: string;
  /** Already rewritten among other rows. */
  is_mixed: Generated<boolean>;
}

interface UntraceableItemTable {
  /** The id of a post or comment. */
  item_id: string;
  /** The author sends the key with each request. */
  author_key_hash: string;
  last_number: Generated<number>;
  /** That request, sealed: the same one gets the same response. */
  last_request: Generated<string>;
}
