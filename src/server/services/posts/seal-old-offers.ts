import { sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';
import { freeOfferSeal, MAX_SAVED, type Offer, sealOffer } from './saved-offers';

type Sealing = Pick<Services, 'db' | 'encryption'>;

const OWNERS_AT_ONCE = 200;

interface OldOffer extends Offer {
  readonly id: string;
  readonly owner_seal: string;
  readonly position: string;
}

/**
 * Encrypts the offers that an older build stored in clear and drops their table, so that its file is deleted too. Each batch
 * is a transaction: after a crash the next start continues; two servers take turns.
 */
export async function sealOldOffers(services: Sealing): Promise<void> {
  while (await moveOffers(services));
}

/** Returns whether there may be more. Moves all offers of some owners, whose former seal is the key of the new ones. */
const moveOffers = (services: Sealing): Promise<boolean> =>
  inTurn(services.db, 'seal saved offers', async (db) => {
    // Reads the catalogue: to_regclass may still return a table that another server has just dropped.
    const { rows: found } = await sql<{ exists: boolean }>`
      select exists (
        select from pg_tables where schemaname = 'public' and tablename = 'unsealed_saved_offers') as exists`.execute(
      db,
    );
    if (!found[0]?.exists) return false;
    const { rows } = await sql<OldOffer>`
      delete from unsealed_saved_offers where owner_seal in (
        select distinct owner_seal from unsealed_saved_offers order by 1 limit ${OWNERS_AT_ONCE})
      returning *`.execute(db);
    if (rows.length === 0) {
      await sql`drop table unsealed_saved_offers`.execute(db);
      return false;
    }
    const sealed = sealedRows(services, rows);
    await sql`
      insert into saved_offers (id, owner_seal, sealed) select * from unnest(
        ${sealed.map(({ id }) => id)}::text[], ${sealed.map(({ owner_seal }) => owner_seal)}::text[],
        ${sealed.map((row) => row.sealed)}::text[])`.execute(db);
    return true;
  });

/** The newest of each owner, in the order of their random ids. */
const sealedRows = (services: Sealing, rows: readonly OldOffer[]) =>
  [...new Set(rows.map(({ owner_seal }) => owner_seal))]
    .flatMap((key) => {
      const taken: string[] = [];
      return rows
        .filter(({ owner_seal }) => owner_seal === key)
        .sort((offer, other) => Number(other.position) - Number(offer.position))
        .slice(0, MAX_SAVED)
        .map((offer) => {
          const owner_seal = freeOfferSeal(key, taken);
          taken.push(owner_seal);
          return {
            id: offer.id,
            owner_seal,
            sealed: sealOffer(services, offer.id, { ...offer, order: Number(offer.position) }),
          };
        });
    })
    .sort((row, other) => (row.id < other.id ? -1 : 1));
