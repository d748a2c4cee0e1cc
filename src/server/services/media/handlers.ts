import type { operations } from '../../../contracts/media';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { signedIn } from '../user/viewer';
import { addPending, measured, uploaderSeal } from './pending-pictures';
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
    const key = services.media.newKey();
    await addPending(services, uploaderSeal(services, memberId), key);
    const { width, height } = await services.media.save(body, key);
    await measured(services.db, { key, width, height });
    return { status: 201, body: { key, url: services.media.url(key), width, height } };
  },
});

/** Whoever gave it sees what it is about, and a moderator what there is to decide. */
const maySee = (
  { seal }: Pick<Services, 'seal'>,
  { author_seal: author }: RemovedPicture,
  caller: Caller | undefined,
): boolean =>
  caller !== undefined && (caller.office === 'moderator' || seal('photos', caller.memberId) === author);
