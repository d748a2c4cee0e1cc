import type { ExportPart } from '../export/export-parts';
import { readCoupons } from './coupon-queries';
import { readPayouts } from './earned-points';

export const REWARD_PARTS = {
  rewards: {
    about: 'Points you got, by day. We count them from your contributions and don’t store them.',
    fields: { paidOn: 'text', points: 'number' },
    entries: (services, { seals }) => readPayouts(services, seals),
  },
  coupons: {
    about: 'Coupons you used points for, and your codes.',
    fields: { name: 'text', about: 'text', points: 'number', code: 'text' },
    entries: async (services, { seals }) => {
      const coupons = await readCoupons(services, seals);
      return coupons
        .filter(({ state }) => state === 'REDEEMED')
        .map(({ name, about, points, code }) => ({ name, about, points, code }));
    },
  },
} satisfies Readonly<Record<string, ExportPart>>;
