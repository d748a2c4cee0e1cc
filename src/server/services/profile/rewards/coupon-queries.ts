import { sql } from 'kysely';
import { inTurn } from '../../../db/in-turn';
import { indianDay } from '../../../db/indian-day';
import { notFound, Refusal } from '../../../http/refusal';
import type { Services } from '../../services';
import type { sealsOf } from '../deletion/account-seals';
import { sealedFor } from '../deletion/sealed-for';
import { openCode } from './coupon-codes';
import { readPayouts } from './earned-points';

type Seals = ReturnType<typeof sealsOf>;
type Reading = Pick<Services, 'db' | 'encryption' | 'now'>;

export interface CouponRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly points: number;
  readonly endsOn: string | null;
  readonly state: 'AVAILABLE' | 'SOLD_OUT' | 'REDEEMED';
  readonly code: string | null;
}

interface StoredCoupon extends CouponRow {
  readonly code_hash: string | null;
}

/** The member's coupons with their codes, and all that can be redeemed today. */
export async function readCoupons(services: Reading, seals: Seals): Promise<readonly CouponRow[]> {
  const today = indianDay(services.now());
  const { rows } = await sql<StoredCoupon>`
    select c.id, c.name, c.about, c.points, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", own.code_hash, own.code,
      case when own.code is not null then 'REDEEMED'
        when exists (select from coupon_codes f where f.coupon_id = c.id and f.owner_seal is null) then 'AVAILABLE'
        else 'SOLD_OUT' end as state
    from coupons c
    left join coupon_codes own on own.coupon_id = c.id and own.owner_seal = sealed_for(${seals.coupons}, c.id)
    where own.code is not null or (c.is_open and coalesce(c.ends_on >= ${today}::date, true))
    order by own.code is null, c.points, c.name, c.id`.execute(services.db);
  return rows.map(({ code_hash, code, ...coupon }) => ({
    ...coupon,
    code: code_hash === null || code === null ? null : openCode(services, { code_hash, code }),
  }));
}

export const pointsUsed = (coupons: readonly CouponRow[]): number =>
  coupons.reduce((sum, { state, points }) => (state === 'REDEEMED' ? sum + points : sum), 0);

export const pointsOf = (payouts: readonly { readonly points: number }[]): number =>
  payouts.reduce((sum, { points }) => sum + points, 0);

/** Gives the member a code of the coupon, unless they have one already. One request of a member at a time. */
export const redeemCoupon = (services: Services, seals: Seals, id: string): Promise<void> =>
  inTurn(services.db, seals.coupons, async (db) => {
    const writing = { ...services, db };
    const coupons = await readCoupons(writing, seals);
    const coupon = coupons.find((item) => item.id === id);
    if (!coupon) throw notFound();
    if (coupon.state === 'REDEEMED') return;
    const points = pointsOf(await readPayouts(writing, seals)) - pointsUsed(coupons);
    if (points < coupon.points)
      throw new Refusal(409, 'NOT_ENOUGH_POINTS', { params: { missing: coupon.points - points } });
    if (!(await takeCode(db, id, sealedFor(seals.coupons, id)))) throw new Refusal(409, 'COUPON_SOLD_OUT');
  });

/** Skips codes that another request is taking, so that two members never get the same one and none waits. */
async function takeCode(db: Services['db'], couponId: string, ownerSeal: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update coupon_codes set owner_seal = ${ownerSeal} where code_hash = (
      select code_hash from coupon_codes where coupon_id = ${couponId} and owner_seal is null
      order by code_hash limit 1 for update skip locked)`.execute(db);
  return numAffectedRows > 0n;
}
