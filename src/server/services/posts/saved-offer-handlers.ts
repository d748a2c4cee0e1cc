import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/writing';
import { monthlyInHand } from '../../../core/calculators/in-hand';
import { MAX_OFFERS, MAX_OFFERS_SHOWN } from '../../../core/posts/writing-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { checkedTexts, required } from '../composer/writing-checks';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';

type Wire = components['schemas'];
type SavedOffers = Pick<
  Handlers<operations>,
  | 'saveOffer'
  | 'listSavedOffers'
  | 'readSavedOffer'
  | 'changeSavedOffer'
  | 'deleteSavedOffer'
  | 'readOfferConfig'
>;

export const offerSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('saved offers', memberId);

export const savedOfferHandlers = (services: Services): SavedOffers => {
  const ownerOf = (caller: Caller | undefined) => offerSeal(services, signedIn(services, caller).memberId);
  const keep = async (id: string, owner: string, offer: Wire['OfferInput'], isNew: boolean) => {
    const row = checkedOffer(offer);
    await inTransaction(services.db, (db) => keepOffer(db, { id, owner, row, isNew }));
    return { status: 200, body: await found(services.db, id, owner) } as const;
  };
  return {
    saveOffer: ({ body, caller }) => keep(services.newId(), ownerOf(caller), body, true),

    changeSavedOffer: async ({ path, body, caller }) => {
      const owner = ownerOf(caller);
      await found(services.db, path.id, owner);
      return keep(path.id, owner, body, false);
    },

    listSavedOffers: async ({ caller }) => {
      const { rows } = await sql<OfferRow>`
        select * from saved_offers where owner_seal = ${ownerOf(caller)}
        order by position desc limit ${MAX_OFFERS_SHOWN}`.execute(services.db);
      return { status: 200, body: rows.map(presentSaved) };
    },

    readSavedOffer: async ({ path, caller }) => ({
      status: 200,
      body: await found(services.db, path.id, ownerOf(caller)),
    }),

    deleteSavedOffer: async ({ path, caller }) => {
      await services.db
        .deleteFrom('saved_offers')
        .where('id', '=', path.id)
        .where('owner_seal', '=', ownerOf(caller))
        .execute();
      return { status: 204 };
    },

    readOfferConfig: () => ({ status: 200, body: { maxOffers: MAX_OFFERS, maxShown: MAX_OFFERS_SHOWN } }),
  };
};

interface OfferRow {
  readonly id: string;
  readonly company_name: string;
  readonly job_profile: string;
  readonly place: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly in_hand: number;
  readonly is_current: boolean;
}

function checkedOffer(offer: Wire['OfferInput']): Omit<OfferRow, 'id'> {
  const { companyName, jobProfile, place } = offer;
  const texts = checkedTexts({ companyName, jobProfile, place });
  for (const [field, text] of Object.entries(texts)) required(field, text);
  return {
    company_name: texts.companyName,
    job_profile: texts.jobProfile,
    place: texts.place,
    fixed: offer.fixed,
    variable: offer.variable,
    stock: offer.stock,
    in_hand: monthlyInHand(offer),
    is_current: offer.currentSalary,
  };
}

/** Only one offer of a member is the current salary; saving it unmarks the others. */
async function keepOffer(
  db: Services['db'],
  offer: {
    readonly id: string;
    readonly owner: string;
    readonly row: Omit<OfferRow, 'id'>;
    readonly isNew: boolean;
  },
): Promise<void> {
  const { id, owner, row, isNew } = offer;
  // Without the lock, two offers saved at once could both become the current one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 16))`.execute(db);
  if (row.is_current)
    await db.updateTable('saved_offers').set({ is_current: false }).where('owner_seal', '=', owner).execute();
  if (isNew)
    await db
      .insertInto('saved_offers')
      .values({ id, owner_seal: owner, ...row })
      .execute();
  else
    await db
      .updateTable('saved_offers')
      .set(row)
      .where('id', '=', id)
      .where('owner_seal', '=', owner)
      .execute();
}

async function found(db: Services['db'], id: string, owner: string): Promise<Wire['SavedOffer']> {
  const row = await db
    .selectFrom('saved_offers')
    .selectAll()
    .where('id', '=', id)
    .where('owner_seal', '=', owner)
    .executeTakeFirst();
  if (!row) throw notFound();
  return presentSaved(row);
}

const presentSaved = (row: OfferRow): Wire['SavedOffer'] => ({
  id: row.id,
  companyName: row.company_name,
  jobProfile: row.job_profile,
  place: row.place,
  fixed: row.fixed,
  variable: row.variable,
  stock: row.stock,
  inHand: row.in_hand,
  currentSalary: row.is_current,
});
