import type { components, operations } from '../../../contracts/review';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { signedIn } from '../profile/account/viewer';
import { provedEmployment } from '../profile/career/proved-employment';
import type { Services } from '../services';
import { changeReview, readOwn, removeReview, saveReview } from './own-queries';
import { presentOwn, writtenOf } from './own-review';

type Wire = components['schemas'];

export const ownHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'addReview' | 'readOwnReview' | 'changeReview' | 'removeReview'> => {
  const { db, newId, now, seal } = services;
  const sealOf = (caller: Caller | undefined) => seal('review', signedIn(services, caller).memberId);
  const saved = async (author: string, id: string) => presentOwn(services, await readOwn(db, author, id));
  const writing = async (caller: Caller | undefined, review: Wire['WrittenReview']) => {
    const author = sealOf(caller);
    const { memberId } = signedIn(services, caller);
    const is_verified = review.isCurrent && (await provedEmployment(services, memberId, review.companyName));
    const written = { ...(await writtenOf(services, author, review)), is_verified };
    return { seal: author, written, today: now() };
  };
  return {
    addReview: async ({ body, caller }) => {
      const review = await writing(caller, body);
      return { status: 201, body: await saved(review.seal, await saveReview(db, newId(), review)) };
    },
    readOwnReview: async ({ path, caller }) => ({
      status: 200,
      body: await saved(sealOf(caller), path.reviewId),
    }),
    changeReview: async ({ path, body, caller }) => {
      const review = await writing(caller, body);
      await changeReview(db, path.reviewId, review);
      return { status: 200, body: await saved(review.seal, path.reviewId) };
    },
    removeReview: async ({ path, caller }) => {
      await removeReview(db, path.reviewId, sealOf(caller), now());
      return { status: 204 };
    },
  };
};
