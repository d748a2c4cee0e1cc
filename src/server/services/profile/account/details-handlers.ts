import type { components, operations } from '../../../../contracts/account';
import { inTransaction } from '../../../db/in-transaction';
import { inTurn } from '../../../db/in-turn';
import { whileAccountExists } from '../../../http/during-account';
import type { Handlers } from '../../../http/handlers';
import { notFound, Refusal, refusedField } from '../../../http/refusal';
import { removePictures, schedulePictureDeletion, storePicture } from '../../composer/pending-pictures';
import type { Services } from '../../services';
import { dropPhoto, placeNamed, readDetails, replacePhoto, saveDetails } from './details-queries';
import { signedIn } from './viewer';

type Wire = components['schemas'];
type DetailsHandlers = Pick<
  Handlers<operations>,
  'readBasicDetails' | 'saveBasicDetails' | 'saveProfilePhoto' | 'removeProfilePhoto'
>;

export const detailsHandlers = (services: Services): DetailsHandlers => {
  const { db } = services;
  return {
    readBasicDetails: async ({ caller }) => ({
      status: 200,
      body: await detailsOf(services, signedIn(services, caller).memberId),
    }),
    saveBasicDetails: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const place = body.location === null ? undefined : await placeNamed(db, body.location.trim());
      if (body.location !== null && !place) throw notListed();
      await saveDetails(services, memberId, body.name, {
        placeId: place?.id ?? null,
        experienceYears: body.experienceYears,
      });
      return { status: 200, body: await detailsOf(services, memberId) };
    },
    saveProfilePhoto: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const bytes = Buffer.from(body.image, 'base64');
      const { key } = await storePicture(services, memberId, bytes);
      await removePictures(services, await usePhoto(services, memberId, key));
      return { status: 200, body: await detailsOf(services, memberId) };
    },
    removeProfilePhoto: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      const dropped = await inTransaction(db, async (transaction) => {
        const last = await dropPhoto(transaction, memberId);
        const keys = last === undefined ? [] : [last];
        await schedulePictureDeletion(transaction, keys);
        return keys;
      });
      await removePictures(services, dropped);
      return { status: 204 };
    },
  };
};

/** Returns the pictures that are no longer needed. */
async function usePhoto(services: Services, memberId: string, key: string): Promise<readonly string[]> {
  try {
    const replace = async (transaction: Services['db']): Promise<readonly string[]> => {
      const last = await replacePhoto(transaction, memberId, key);
      await transaction.deleteFrom('pending_pictures').where('key', '=', key).execute();
      const unused = last === undefined ? [] : [last];
      await schedulePictureDeletion(transaction, unused);
      return unused;
    };
    return await whileAccountExists(services.db, { memberId }, (db) =>
      inTurn(db, `photo ${memberId}`, replace),
    );
  } catch (error) {
    // The account was deleted while the files were written, after its deletion had removed its pictures.
    if (error instanceof Refusal) await removePictures(services, [key]);
    throw error;
  }
}

async function detailsOf(services: Services, memberId: string): Promise<Wire['BasicDetails']> {
  const row = await readDetails(services, memberId);
  if (!row) throw notFound();
  return {
    name: row.name,
    location: row.location,
    experienceYears: row.experienceYears,
    photoUrl: row.picture && services.media.url(row.picture, 'small'),
  };
}

const notListed = (): Refusal => refusedField('NOT_LISTED', 'location');
