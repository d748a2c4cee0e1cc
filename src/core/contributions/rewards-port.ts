import type { Call } from '../shared/call';
import type { CouponId } from '../shared/ids';

export type CouponState = 'AVAILABLE' | 'SOLD_OUT' | 'REDEEMED';

export interface Coupon {
  readonly id: CouponId;
  readonly name: string;
  readonly about: string;
  readonly points: number;
  /** The last day to get a code. */
  readonly endsOn: string | undefined;
  readonly state: CouponState;
  /** The member's own code of a redeemed coupon. */
  readonly code: string | undefined;
}

/** Points that arrived on a day, of all kinds of contributions together. */
export interface Payout {
  readonly paidOn: string;
  readonly points: number;
}

export interface Rewards {
  /** Below 0 after the deletion of a contribution whose points were used. */
  readonly points: number;
  readonly payouts: readonly Payout[];
  readonly nextPayoutOn: string;
  readonly coupons: readonly Coupon[];
}

export abstract class RewardsPort {
  abstract readRewards(input?: undefined, call?: Call): Promise<Rewards>;
  abstract redeemCoupon(input: { readonly id: CouponId }, call?: Call): Promise<Rewards>;
}
