import type { components, operations } from '../../../../contracts/account';
import { nextPayoutOn } from '../../../../core/contributions/reward-rule';
import { indianDay } from '../../../db/indian-day';
import type { Caller } from '../../../http/caller';
import type { Handlers } from '../../../http/handlers';
import type { Services } from '../../services';
import { signedIn } from '../account/viewer';
import { sealsOf } from '../deletion/account-seals';
import { pointsOf, pointsUsed, readCoupons, redeemCoupon } from './coupon-queries';
import { readPayouts } from './earned-points';

type Wire = components['schemas'];
type Seals = ReturnType<typeof sealsOf>;

export const rewardHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'readRewards' | 'redeemCoupon'> => {
  const sealsFor = (caller: Caller | undefined) => sealsOf(services, signedIn(services, caller).memberId);
  return {
    readRewards: async ({ caller }) => ({ status: 200, body: await rewards(services, sealsFor(caller)) }),

    redeemCoupon: async ({ path, caller }) => {
      const seals = sealsFor(caller);
      await redeemCoupon(services, seals, path.couponId);
      return { status: 200, body: await rewards(services, seals) };
    },
  };
};

async function rewards(services: Services, seals: Seals): Promise<Wire['Rewards']> {
  const payouts = await readPayouts(services, seals);
  const coupons = await readCoupons(services, seals);
  return {
    points: pointsOf(payouts) - pointsUsed(coupons),
    payouts: [...payouts],
    nextPayoutOn: nextPayoutOn(indianDay(services.now())),
    coupons: coupons.map(({ id, ...coupon }) => ({ couponId: id, ...coupon })),
  };
}
