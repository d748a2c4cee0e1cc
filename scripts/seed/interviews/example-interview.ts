import type { Kysely } from 'kysely';
import examples from '../../../src/adapters/http/generated/interviews.examples.json';
import type { components } from '../../../src/contracts/interviews';
import type { Tables } from '../../../src/server/db/tables';
import { experienceColumns } from '../../../src/server/services/profile/career/exact-experience';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertStories } from './plant-interviews';

/** The author of the example interview, who can edit it. */
const CANDIDATE = 'Mb1asha2Nair3Qx4';

type Wire = components['schemas'];

/** The example response of an operation in the contract. */
function bodyOf<Body>(operation: string): Body {
  const found = Object.values<{ readonly operation: string; readonly body?: unknown }>(examples).find(
    (one) => one.operation === operation,
  );
  return found?.body as Body;
}

/** Of the range the example shows; the contract's own interview says four years. */
const EXAMPLE_YEARS = 4;

/** The experience the contract's examples speak of. */
export async function plantExampleInterview(db: Kysely<Tables>, services: Services): Promise<void> {
  const page = bodyOf<Wire['InterviewPage']>('listInterviews');
  const { question, answers } = bodyOf<Wire['AnsweredQuestion']>('readQuestion');
  const [told] = page.items;
  if (!told) throw new Error('The interview contract has no example.');
  const author = services.seal('interview', CANDIDATE);
  const of = { company_id: FIRST_COMPANY_ID, job_profile_id: 1 };
  await insertStories(db, [
    {
      interview: {
        ...of,
        id: told.interviewId,
        author_seal: author,
        place_id: 1,
        ...experienceColumns(services, author, EXAMPLE_YEARS),
        difficulty: told.difficulty,
        outcome: told.outcome,
        applied_through: told.appliedThrough,
        rounds: JSON.stringify(told.rounds),
        advice: told.advice,
        written_month: told.month,
        helpful: told.helpful,
      },
      questions: told.questions.map((asked) => ({
        ...of,
        id: asked.questionId,
        interview_id: told.interviewId,
        skill: asked.skill,
        text: asked.text,
        round: asked.round,
        asked_month: told.month,
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
