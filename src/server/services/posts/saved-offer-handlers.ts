import type { components, operations } from '../../../contracts/writing';
import { monthlyInHand } from '../../../core/calculators/in-hand';
import { MAX_OFFERS, MAX_OFFERS_SHOWN } from '../../../core/posts/writing-rules';
import { inTurn } from '../../db/in-turn';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { checkedTexts, required } from '../composer/writing-checks';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  dropOffers,
  keepOffer,
  type Offer,
  offerKey,
  readSavedOffers,
  type SavedOffer,
} from './saved-offers';

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

export const savedOfferHandlers = (services: Services): SavedOffers => {
  const keyOf = (caller: Caller | undefined) => offerKey(services, signedIn(services, caller).memberId);
  return {
    saveOffer: async ({ body, caller }) => {
      const [id, key, offer] = [services.newId(), keyOf(caller), checkedOffer(body)];
      await inTurn(services.db, key, (db) => keepOffer({ ...services, db }, key, { id, offer }));
      return { status: 200, body: await found(services, id, key) };
    },

    changeSavedOffer: async ({ path: { id }, body, caller }) => {
      const key = keyOf(caller);
      await inTurn(services.db, key, async (db) => {
        await found({ ...services, db }, id, key);
        await keepOffer({ ...services, db }, key, { id, offer: checkedOffer(body) });
      });
      return { status: 200, body: await found(services, id, key) };
    },

    listSavedOffers: async ({ caller }) => {
      const offers = await readSavedOffers(services, keyOf(caller));
      return { status: 200, body: offers.slice(0, MAX_OFFERS_SHOWN).map(presentSaved) };
    },

    readSavedOffer: async ({ path, caller }) => ({
      status: 200,
      body: await found(services, path.id, keyOf(caller)),
    }),

    deleteSavedOffer: async ({ path, caller }) => {
      const offers = await readSavedOffers(services, keyOf(caller));
      const own = offers.filter(({ id }) => id === path.id);
      if (own.length > 0) await dropOffers(services.db, own);
      return { status: 204 };
    },

    readOfferConfig: () => ({ status: 200, body: { maxOffers: MAX_OFFERS, maxShown: MAX_OFFERS_SHOWN } }),
  };
};

function checkedOffer(offer: Wire['OfferInput']): Offer {
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

async function found(
  services: Pick<Services, 'db' | 'encryption'>,
  id: string,
  key: string,
): Promise<Wire['SavedOffer']> {
  const offer = (await readSavedOffers(services, key)).find((row) => row.id === id);
  if (!offer) throw notFound();
  return presentSaved(offer);
}

const presentSaved = (row: SavedOffer): Wire['SavedOffer'] => ({
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
