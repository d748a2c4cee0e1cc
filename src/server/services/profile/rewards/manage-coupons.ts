import { sql } from 'kysely';
import { inTransaction } from '../../../db/in-transaction';
import type { Services } from '../../services';
import { MAX_CODE_LENGTH, sealCode } from './coupon-codes';

export interface NewCoupon {
  readonly name: string;
  readonly about: string;
  readonly points: number;
  /** The last day to get a code, such as 2027-03-31. */
  readonly endsOn: string | undefined;
}

const MAX_NAME = 80;
const MAX_ABOUT = 500;
const MAX_POINTS = 1_000_000;

/** Points and name never change afterwards: members have used their points for them. */
export async function addCoupon({ db, newId }: Services, coupon: NewCoupon): Promise<string> {
  const { name, about, points, endsOn } = coupon;
  if (name.trim() === '' || name.length > MAX_NAME)
    throw new Error(`The name must have 1 to ${MAX_NAME} characters.`);
  if (about.length > MAX_ABOUT) throw new Error(`The text must have at most ${MAX_ABOUT} characters.`);
  if (!Number.isInteger(points) || points < 1 || points > MAX_POINTS)
    throw new Error(`The points must be a whole number from 1 to ${MAX_POINTS}.`);
  if (endsOn !== undefined && !isDay(endsOn)) throw new Error('The last day must look like 2027-03-31.');
  const id = newId();
  await db
    .insertInto('coupons')
    .values({ id, name, about, points, ends_on: endsOn ?? null })
    .execute();
  return id;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/**
 * Adds single-use codes, one per line, and skips those that were added before, also if a deleted account took them. Returns
 * how many are new.
 */
export async function addCodes(services: Services, couponId: string, lines: string): Promise<number> {
  const codes = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (codes.length === 0) throw new Error('The list has no codes.');
  if (codes.some((code) => code.length > MAX_CODE_LENGTH))
    throw new Error(`A code must have at most ${MAX_CODE_LENGTH} characters.`);
  const rows = codes.map((code) => sealCode(services, code));
  return inTransaction(services.db, async (db) => {
    await requireCoupon(db, couponId);
    let added = 0n;
    for (const row of rows) {
      const { numAffectedRows = 0n } = await sql`
        with added as (
          insert into added_coupon_codes (code_hash) values (${row.code_hash}) on conflict do nothing returning code_hash)
        insert into coupon_codes (code_hash, code, coupon_id)
        select code_hash, ${row.code}, ${couponId} from added on conflict do nothing`.execute(db);
      added += numAffectedRows;
    }
    return Number(added);
  });
}

async function requireCoupon(db: Services['db'], id: string): Promise<void> {
  const known = await db.selectFrom('coupons').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new Error(`There is no coupon ${id}.`);
}

/** Ends redemption from now on. Members keep the codes they have. */
export async function closeCoupon({ db }: Services, id: string): Promise<void> {
  await requireCoupon(db, id);
  await db.updateTable('coupons').set({ is_open: false }).where('id', '=', id).execute();
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly is_open: boolean;
  readonly ends_on: string | null;
  readonly free: number;
  readonly taken: number;
}

export async function listCoupons({ db }: Services): Promise<readonly string[]> {
  const { rows } = await sql<Listed>`
    select c.id, c.name, c.points, c.is_open, to_char(c.ends_on, 'YYYY-MM-DD') as ends_on,
      count(k.code_hash) filter (where k.owner_seal is null)::integer as free, count(k.owner_seal)::integer as taken
    from coupons c left join coupon_codes k on k.coupon_id = c.id
    group by c.id order by c.name, c.id`.execute(db);
  return rows.map(
    ({ id, name, points, is_open, ends_on, free, taken }) =>
      `${id}  ${is_open ? 'open' : 'closed'}${ends_on ? ` until ${ends_on}` : ''}  ${points} points  ${free} codes free, ${taken} taken  ${name}`,
  );
}
