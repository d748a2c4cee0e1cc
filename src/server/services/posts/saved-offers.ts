import { randomInt } from 'node:crypto';
import { sealedFor } from '../profile/deletion/sealed-for';
import type { Services } from '../services';

type Db = Services['db'];
type Reading = Pick<Services, 'db' | 'encryption'>;

export interface Offer {
  readonly company_name: string;
  readonly job_profile: string;
  readonly place: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly in_hand: number;
  readonly is_current: boolean;
}

/** What is encrypted, with the offer's place among those of its owner. */
interface StoredOffer extends Offer {
  readonly order: number;
}

export interface SavedOffer extends StoredOffer {
  readonly id: string;
  readonly owner_seal: string;
}

/** More than the list shows; another one replaces the oldest. */
export const MAX_SAVED = 100;
/** Enough that a seal hardly ever comes again after its offer is gone, and few enough to look for all of them. */
const PLACES = 1024;

/** Seals the owner's rows; never stored. */
export const offerKey = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('saved offers', memberId);

const sealOfPlace = (key: string, place: number): string => sealedFor(key, `offer ${place}`);

/** A member's offers are at random places, each with its own seal: no row can be matched with another, and an index finds them. */
export const offerSeals = (key: string): readonly string[] =>
  Array.from({ length: PLACES }, (_, place) => sealOfPlace(key, place));

export function freeOfferSeal(key: string, taken: readonly string[]): string {
  const seal = sealOfPlace(key, randomInt(PLACES));
  return taken.includes(seal) ? freeOfferSeal(key, taken) : seal;
}

const contextOf = (id: string): string => `saved offer ${id}`;

export const sealOffer = (
  { encryption }: Pick<Services, 'encryption'>,
  id: string,
  offer: StoredOffer,
): string => {
  const { order, company_name, job_profile, place, fixed, variable, stock, in_hand, is_current } = offer;
  const stored: StoredOffer = {
    ...{ order, company_name, job_profile, place },
    ...{ fixed, variable, stock, in_hand, is_current },
  };
  return encryption.encrypt(contextOf(id), stored);
};

/** The newest first. */
export const readSavedOffers = (services: Reading, key: string): Promise<readonly SavedOffer[]> =>
  openedOffers(services, ownedBy(services.db, key));

/** Some of the owner's offers in the requested order, without unknown ones. Locked, so that they stay as they are. */
export async function lockSavedOffers(
  services: Reading,
  key: string,
  ids: readonly string[],
): Promise<readonly SavedOffer[]> {
  if (ids.length === 0) return [];
  const rows = ownedBy(services.db, key).where('id', 'in', [...ids]);
  const offers = await openedOffers(services, rows.orderBy('id').forUpdate());
  return [...new Set(ids)].flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
}

const ownedBy = (db: Db, key: string) =>
  db
    .selectFrom('saved_offers')
    .selectAll()
    .where('owner_seal', 'in', [...offerSeals(key)]);

async function openedOffers(
  { encryption }: Pick<Reading, 'encryption'>,
  owned: ReturnType<typeof ownedBy>,
): Promise<readonly SavedOffer[]> {
  return (await owned.execute())
    .map(({ id, owner_seal, sealed }) => ({
      ...encryption.decrypt<StoredOffer>(contextOf(id), sealed),
      id,
      owner_seal,
    }))
    .sort((offer, other) => other.order - offer.order);
}

export const dropOffers = (db: Db, offers: readonly Pick<SavedOffer, 'id'>[]) =>
  db
    .deleteFrom('saved_offers')
    .where(
      'id',
      'in',
      offers.map(({ id }) => id),
    )
    .execute();

/** Only one offer of a member is the current salary; saving it unmarks the others. One request of a member at a time. */
export async function keepOffer(
  services: Reading,
  key: string,
  { id, offer }: { readonly id: string; readonly offer: Offer },
): Promise<void> {
  const { db } = services;
  const all = await readSavedOffers(services, key);
  const known = all.find((row) => row.id === id);
  const others = all.filter((row) => row.id !== id);
  if (offer.is_current)
    for (const row of others.filter(({ is_current }) => is_current))
      await rewrite(services, row.id, { ...row, is_current: false });
  if (known) return rewrite(services, id, { ...offer, order: known.order });
  const replaced = others[MAX_SAVED - 1];
  if (replaced) await dropOffers(db, [replaced]);
  const owner_seal = freeOfferSeal(
    key,
    all.map((row) => row.owner_seal),
  );
  const sealed = sealOffer(services, id, { ...offer, order: (others[0]?.order ?? 0) + 1 });
  await db.insertInto('saved_offers').values({ id, owner_seal, sealed }).execute();
}

const rewrite = async (services: Reading, id: string, offer: StoredOffer): Promise<void> => {
  const sealed = sealOffer(services, id, offer);
  await services.db.updateTable('saved_offers').set({ sealed }).where('id', '=', id).execute();
};
