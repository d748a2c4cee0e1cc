import type { ColumnType, Generated } from 'kysely';

export interface RewardTables {
  coupons: CouponTable;
  coupon_codes: CouponCodeTable;
  added_coupon_codes: { code_hash: string };
}

export interface CouponTable {
  id: string;
  name: string;
  about: string;
  points: number;
  /** The last day to get a code. */
  ends_on: ColumnType<Date | null, string | null, string | null>;
  is_open: Generated<boolean>;
}

export interface CouponCodeTable {
  code_hash: string;
  coupon_id: string;
  /** Encrypted. */
  code: string;
  /** Null until a member takes the code. */
  owner_seal: Generated<string | null>;
}
