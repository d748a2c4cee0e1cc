import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { sealedFor } from '../../../src/server/services/profile/deletion/sealed-for';
import { sealCode } from '../../../src/server/services/profile/rewards/coupon-codes';
import type { Services } from '../../../src/server/services/services';

const ASHA = 'Mb1asha2Nair3Qx4';

const VOUCHER = {
  id: 'Cp3BookVoucher250',
  name: 'Book voucher of ₹250',
  about: 'Valid for three months in the online shop of Kaveri Books.',
  points: 60,
};
const METRO = {
  id: 'Cp7MetroDayPass01',
  name: 'Metro day pass',
  about: 'In Bengaluru, Pune, Delhi and Kochi, on any one day.',
  points: 30,
};
const COFFEE = {
  id: 'Cp5CoffeeForTwo01',
  name: 'Coffee for two',
  about: 'At all cafés of Deccan Beans, Monday to Friday.',
  points: 400,
};
const CODES = 20;

/** The coupons of the contract's example and one more. Asha has a code of the first one, and points for the second. */
export async function seedExampleCoupons(db: Kysely<Tables>, services: Services): Promise<void> {
  await db.insertInto('coupons').values([VOUCHER, METRO, COFFEE]).execute();
  const codes = [VOUCHER, METRO, COFFEE].flatMap(({ id }) =>
    Array.from({ length: CODES }, (_, index) => ({
      ...sealCode(services, `${id.slice(0, 3).toUpperCase()}-7Q2M-${1000 + index}`),
      coupon_id: id,
      owner_seal: id === VOUCHER.id && index === 0 ? sealedFor(services.seal('coupons', ASHA), id) : null,
    })),
  );
  await db.insertInto('coupon_codes').values(codes).execute();
}
