import type { components, operations } from '../../../contracts/company';
import { ownPhotosText } from '../../../core/contributions/own-photos-text';
import { captionProblems } from '../../../core/contributions/photos-form';
import { publicText } from '../../../core/posts/writing-rules';
import { indianMonth } from '../../db/indian-day';
import type { Caller } from '../../http/caller';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { refusedParts } from '../../http/refusal';
import { removePictures, uploaderSeal } from '../composer/pending-pictures';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  changePhotos,
  type OwnPhotosRow,
  readOwnPhotos,
  removePhotos,
  type Shown,
  savePhotos,
} from './own-photos-queries';
import { readCompanyNamed } from './resolve-companies';

type Wire = components['schemas'];

export const ownPhotosHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'addPhotos' | 'readOwnPhotos' | 'changePhotos' | 'removePhotos'> => {
  const { db } = services;
  const sealOf = (caller: Caller | undefined) => services.seal('photos', signedIn(services, caller).memberId);
  const saved = async (author: string, id: string) => presentOwn(await readOwnPhotos(db, author, id));
  return {
    addPhotos: async ({ body, caller }) => {
      const shown = await readShown(services, caller, body);
      return { status: 201, body: await saved(shown.seal, await savePhotos(services, shown)) };
    },
    readOwnPhotos: async ({ path, caller }) => ({
      status: 200,
      body: await saved(sealOf(caller), path.reportId),
    }),
    changePhotos: async ({ path, body, caller }) => {
      const shown = await readShown(services, caller, body);
      const changed = await whileAccountExists(db, signedIn(services, caller), (transaction) =>
        changePhotos({ ...services, db: transaction }, path.reportId, shown),
      );
      await removePictures(services, changed);
      return { status: 200, body: await saved(shown.seal, path.reportId) };
    },
    removePhotos: async ({ path, caller }) => {
      const seal = sealOf(caller);
      const removed = await whileAccountExists(db, signedIn(services, caller), (transaction) =>
        removePhotos(transaction, path.reportId, seal, services.now()),
      );
      await removePictures(services, removed);
      return { status: 204 };
    },
  };
};

async function readShown(
  services: Services,
  caller: Caller | undefined,
  contribution: Wire['PhotosInput'],
): Promise<Shown> {
  const { memberId } = signedIn(services, caller);
  const company = await readCompanyNamed(services.db, contribution.companyName);
  const photos = contribution.photos.map(({ fileKey, album, caption }) => ({
    key: fileKey,
    album,
    caption: publicText(caption),
  }));
  const problems = {
    ...(company === null && { companyName: 'unknown' as const }),
    ...captionProblems(photos),
  };
  if (company === null || Object.keys(problems).length > 0)
    throw refusedParts(problems, ownPhotosText.problems);
  return {
    seal: services.seal('photos', memberId),
    uploader: uploaderSeal(services, memberId),
    company,
    photos,
    month: indianMonth(services.now()),
    today: services.now(),
  };
}

const presentOwn = ({ id, url_name, company, photos, isWaiting }: OwnPhotosRow): Wire['OwnPhotos'] => ({
  reportId: id,
  companyUrlName: url_name,
  isWaiting,
  contribution: {
    companyName: company,
    photos: photos.map(({ key, album, caption }) => ({ fileKey: key, album, caption })),
  },
});
