import type { components, operations } from '../../../contracts/interviews';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { contributionOf, presentOwn } from './own-interview';
import { changeInterview, readOwn, readOwnQuestions, removeInterview, saveInterview } from './own-queries';

type Wire = components['schemas'];
type Own = 'addInterview' | 'readOwnInterview' | 'changeInterview' | 'removeInterview';

export const ownHandlers = (services: Services): Pick<Handlers<operations>, Own> => {
  const { db, newId, now, seal } = services;
  const sealOf = (caller: Caller | undefined) => seal('interview', signedIn(services, caller).memberId);
  const saved = async (author: string, id: string) =>
    presentOwn(services, await readOwn(db, author, id), await readOwnQuestions(db, id));
  const submission = async (caller: Caller | undefined, interview: Wire['InterviewInput']) => {
    const author = sealOf(caller);
    const storedInterview = await contributionOf(services, author, interview);
    return { seal: author, storedInterview, today: now(), newId };
  };
  return {
    addInterview: async ({ body, caller }) => {
      const interview = await submission(caller, body);
      return { status: 201, body: await saved(interview.seal, await saveInterview(db, interview)) };
    },
    readOwnInterview: async ({ path, caller }) => ({
      status: 200,
      body: await saved(sealOf(caller), path.interviewId),
    }),
    changeInterview: async ({ path, body, caller }) => {
      const interview = await submission(caller, body);
      await changeInterview(db, path.interviewId, interview);
      return { status: 200, body: await saved(interview.seal, path.interviewId) };
    },
    removeInterview: async ({ path, caller }) => {
      await removeInterview(db, path.interviewId, sealOf(caller), now());
      return { status: 204 };
    },
  };
};
