import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { experienceColumns } from '../../../src/server/services/profile/career/exact-experience';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import type { Services } from '../../../src/server/services/services';
import { DEPARTMENTS } from '../catalogue/departments';
import { insertRows, type Row } from '../insert-rows';
import { type Member, makeMembers } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';
import { ADVICE, type BankQuestion, commonQuestions, questionsOf, roundsOf } from './question-bank';

const INTERVIEWS: Readonly<Record<SeedSize, number>> = { small: 1200, medium: 9000, large: 80_000 };
const AT_ONCE = 10_000;
const MONTHS = 36;

type Interviews = Row<'interviews'>;
type Questions = Row<'interview_questions'>;
type Answers = Row<'interview_answers'>;
interface Story {
  readonly interview: Interviews;
  readonly questions: readonly Questions[];
  readonly answers: readonly Answers[];
}

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
}

/** Seeds interviews; most authors write only one. */
export async function seedInterviews({ db, services, seed, size }: SeedInput): Promise<void> {
  const rng = new SeededRandom(`${seed} interviews`);
  const message = await usedAlready(db);
  for (let rows = 0, part = 0; rows < INTERVIEWS[size]; part++) {
    const members = Math.min(AT_ONCE, INTERVIEWS[size] - rows);
    const people = makeMembers(`${seed} interviewed ${part}`, { ...SIZES[size], members, posts: 0 }, []);
    await insertStories(
      db,
      people.map((person) => storyOf({ rng, services, usedTexts: message }, person)),
    );
    rows += people.length;
  }
}

/** Answers from the contracts' examples count first. */
async function usedAlready(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('interview_answers as a')
    .innerJoin('interview_questions as q', 'q.id', 'a.question_id')
    .select(['q.company_id', 'a.text'])
    .execute();
  return new Set(rows.map(({ company_id, text }) => `${company_id} ${text}`));
}

export async function insertStories(db: Kysely<Tables>, stories: readonly Story[]): Promise<void> {
  await insertRows(
    db,
    'interviews',
    stories.map(({ interview }) => interview),
  );
  await insertRows(
    db,
    'interview_questions',
    stories.flatMap(({ questions }) => questions),
  );
  await insertRows(
    db,
    'interview_answers',
    stories.flatMap(({ answers }) => answers),
  );
}

interface InterviewSeedInput {
  readonly rng: SeededRandom;
  readonly services: Services;
  /** Existing answers per company, and questions per company, job and month, so that no text is used twice. */
  readonly usedTexts: Set<string>;
}

export function storyOf(input: InterviewSeedInput, person: Member): Story {
  const { rng, services } = input;
  const slug = DEPARTMENTS.find(({ name }) => name === person.department)?.slug ?? '';
  const usual = roundsOf(slug);
  const rounds = usual.slice(0, rng.whole(2, usual.length)).map(([name, minutes]) => ({ name, minutes }));
  const month = monthsBefore(services.now(), 1 + Math.floor(MONTHS * rng.unit() ** 1.7));
  const author = services.seal('interview', person.id);
  const interview: Interviews = {
    id: rng.id(),
    author_seal: author,
    company_id: person.company.id,
    job_profile_id: person.job.id,
    place_id: person.placeId,
    ...experienceColumns(services, author, Math.min(15, person.years)),
    difficulty: rng.weighted([
      ['EASY', 3],
      ['MODERATE', 5],
      ['HARD', 2],
    ]),
    outcome: rng.weighted([
      ['SELECTED', 5],
      ['REJECTED', 3],
      ['NO_RESPONSE', 2],
      ['DECLINED', 1],
    ]),
    applied_through: rng.weighted([
      ['JOB_PORTAL', 6],
      ['REFERRAL', 4],
      ['CAMPUS', 2],
      ['RECRUITER', 3],
      ['WALK_IN', 1],
      ['COMPANY_SITE', 2],
    ]),
    rounds: JSON.stringify(rounds),
    advice: rng.chance(0.6) ? rng.pick(ADVICE) : null,
    written_month: month,
    helpful: Math.min(240, Math.floor((1 - rng.unit()) ** -0.8 - 1)),
  };
  const picked = pickQuestions(input, slug, interview);
  const requests = picked.map((question) => ask(input, interview, { question, rounds: rounds.length }));
  return {
    interview,
    questions: requests.map((item) => item.question),
    answers: requests.flatMap((item) => item.answers),
  };
}

/** The same question is not asked twice in one month for one job of a company. */
function pickQuestions(
  { rng, usedTexts }: InterviewSeedInput,
  department: string,
  { company_id, job_profile_id, written_month }: Interviews,
): readonly BankQuestion[] {
  const picked = [
    ...rng.shuffled(questionsOf(department)).slice(0, rng.whole(1, 3)),
    ...rng.shuffled(commonQuestions).slice(0, rng.whole(0, 1)),
  ];
  return picked.filter(({ text }) =>
    isFirstUse(usedTexts, `${company_id} ${job_profile_id} ${written_month} ${text}`),
  );
}

function isFirstUse(usedTexts: Set<string>, key: string): boolean {
  const isFirst = !usedTexts.has(key);
  usedTexts.add(key);
  return isFirst;
}

function ask(
  { rng, usedTexts: message }: InterviewSeedInput,
  interview: Interviews,
  { question, rounds }: { readonly question: BankQuestion; readonly rounds: number },
): { readonly question: Questions; readonly answers: readonly Answers[] } {
  const id = rng.id();
  // A frequent question is answered in few places.
  const answers = rng.chance(0.4)
    ? question.answers.filter((text) => !message.has(`${interview.company_id} ${text}`))
    : [];
  for (const text of answers) message.add(`${interview.company_id} ${text}`);
  return {
    question: {
      id,
      interview_id: interview.id,
      company_id: interview.company_id,
      job_profile_id: interview.job_profile_id,
      skill: question.skill,
      text: question.text,
      round: rng.whole(1, rounds),
      asked_month: interview.written_month,
      answers: answers.length,
      helpful: Math.min(90, Math.floor((1 - rng.unit()) ** -0.7 - 1)),
    },
    answers: answers.map((text) => {
      const answerId = rng.id();
      return {
        id: answerId,
        question_id: id,
        avatar_seed: answerId,
        text,
        helpful: Math.min(60, Math.floor((1 - rng.unit()) ** -0.8 - 1)),
        written_month: interview.written_month,
      };
    }),
  };
}
