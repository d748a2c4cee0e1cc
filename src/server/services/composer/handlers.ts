import type { operations } from '../../../contracts/media';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  hasRoom,
  offerPicture,
  releasePicture,
  removePictures,
  storePicture,
  uploaderSeal,
} from './pending-pictures';
import { type RemovedPicture, removedPicture } from './removed-picture';

export const mediaHandlers = (services: Services): Handlers<operations> => ({
  async readPicture({ path, caller }) {
    const removed = await removedPicture(services.db, path.file);
    if (removed && !maySee(services, removed, caller)) throw notFound();
    const body = await services.media.read(path.file);
    if (!body) throw notFound();
    return { status: 200, body, isPersonal: removed !== undefined };
  },

  async uploadPicture({ body, caller }) {
    const { memberId } = signedIn(services, caller);
    const owner = uploaderSeal(services, memberId);
    // Avoids decoding a picture that will be rejected; checked again after storing.
    if (!(await hasRoom(services.db, owner))) throw tooManyPictures();
    const picture = await storePicture(services, memberId, body);
    if (!(await offerPicture(services.db, owner, picture))) {
      await removePictures(services, [picture.key]);
      throw tooManyPictures();
    }
    const { key, width, height } = picture;
    return { status: 201, body: { key, url: services.media.url(key), width, height } };
  },

  async discardPicture({ path, caller }) {
    const owner = uploaderSeal(services, signedIn(services, caller).memberId);
    if (await releasePicture(services.db, owner, path.key)) await removePictures(services, [path.key]);
    return { status: 204 };
  },
});

const tooManyPictures = (): Refusal => new Refusal(429, 'TOO_MANY_PICTURES', { retryAfter: 3600 });

/** The author sees the context, and a moderator the case to decide. */
function maySee(
  services: Pick<Services, 'seal'>,
  { author_seal: author }: RemovedPicture,
  caller: Caller | undefined,
): boolean {
  const viewer = viewerOf(services, caller);
  if (!caller || !viewer) return false;
  return (
    caller.staffRole === 'moderator' || [...viewer.contributionSeals, ...viewer.aliasSeals].includes(author)
  );
}
