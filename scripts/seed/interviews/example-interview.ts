import type { Kysely } from 'kysely';
import examples from '../../../src/adapters/http/generated/interviews.examples.json';
import type { components } from '../../../src/contracts/interviews';
import type { Tables } from '../../../src/server/db/tables';
import { experienceColumns } from '../../../src/server/services/profile/career/exact-experience';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertStories } from './seed-interviews';

/** The author of the example interview, who can edit it. */
const CANDIDATE = 'Mb1asha2Nair3Qx4';

type Wire = components['schemas'];

/** The example response of an operation in the contract. */
function bodyOf<Body>(operation: string): Body {
  const found = Object.values<{ readonly operation: string; readonly body?: unknown }>(examples).find(
    (item) => item.operation === operation,
  );
  return found?.body as Body;
}

/** Within the range of the example; the contract's own interview has four years. */
const EXAMPLE_YEARS = 4;

/** The experience range in the contract's examples. */
export async function seedExampleInterview(db: Kysely<Tables>, services: Services): Promise<void> {
  const page = bodyOf<Wire['InterviewPage']>('listInterviews');
  const { question, answers } = bodyOf<Wire['AnsweredQuestion']>('readQuestion');
  const [contribution] = page.items;
  if (!contribution) throw new Error('The interview contract has no example.');
  const author = services.seal('interview', CANDIDATE);
  const input = { company_id: FIRST_COMPANY_ID, job_profile_id: 1 };
  await insertStories(db, [
    {
      interview: {
        ...input,
        id: contribution.interviewId,
        author_seal: author,
        place_id: 1,
        ...experienceColumns(services, author, EXAMPLE_YEARS),
        difficulty: contribution.difficulty,
        outcome: contribution.outcome,
        applied_through: contribution.appliedThrough,
        rounds: JSON.stringify(contribution.rounds),
        advice: contribution.advice,
        written_month: contribution.month,
        helpful: contribution.helpful,
      },
      questions: contribution.questions.map((request) => ({
        ...input,
        id: request.questionId,
        interview_id: contribution.interviewId,
        skill: request.skill,
        text: request.text,
        round: request.round,
        asked_month: contribution.month,
        answers: answers.length,
        helpful: question.helpful,
      })),
      answers: answers.map((answer) => ({
        id: answer.answerId,
        question_id: question.questionId,
        avatar_seed: answer.answerId,
        text: answer.text,
        helpful: answer.helpful,
        written_month: answer.month,
      })),
    },
  ]);
}
