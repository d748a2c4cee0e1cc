import type { operations } from '../../../contracts/media';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { signedIn } from '../user/viewer';
import { addPending, measured, uploaderSeal } from './pending-pictures';

export const mediaHandlers = (services: Services): Handlers<operations> => ({
  async readPicture({ path }) {
    const body = await services.media.read(path.file);
    if (!body) throw notFound();
    return { status: 200, body };
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
