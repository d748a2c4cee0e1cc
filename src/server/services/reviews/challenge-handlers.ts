import type { operations } from '../../../contracts/review';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
import { provedEmployment } from '../profile/career/proved-employment';
import type { Services } from '../services';
import { readOpenChallenges, saveAnswer } from './challenge-queries';

/** Questions of companies whether an author still works there; only the author finds and answers them. */
export const challengeHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'listOwnChallenges' | 'answerChallenge'> => {
  const { db, now, seal } = services;
  const openOf = (caller: Caller | undefined) =>
    readOpenChallenges(
      db,
      seal('review', signedIn(services, caller).memberId),
      now().toISOString().slice(0, 10),
    );
  const isEmployed = (caller: Caller | undefined, company: string) =>
    provedEmployment(services, signedIn(services, caller).memberId, company);
  return {
    listOwnChallenges: async ({ caller }) => {
      const rows = await openOf(caller);
      const body = await Promise.all(
        rows.map(async ({ review_id: reviewId, company, title, until, is_answered: isAnswered }) => ({
          ...{ reviewId, company, title, until, isAnswered },
          isEmployed: await isEmployed(caller, company),
        })),
      );
      return { status: 200, body };
    },

    answerChallenge: async ({ path, caller }) => {
      const open = (await openOf(caller)).find((row) => row.review_id === path.reviewId);
      if (!open) throw notFound();
      await saveAnswer(db, path.reviewId, (await isEmployed(caller, open.company)) ? 'YES' : 'NO');
      return { status: 204 };
    },
  };
};
