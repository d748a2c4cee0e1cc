import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import { unplannedIds } from '../../db/unplanned';
import type { Services } from '../services';

type Db = Services['db'];

export interface QuestionFilter {
  readonly company?: number | undefined;
  readonly job?: number | undefined;
  readonly skill?: string | undefined;
}

export interface QuestionRow {
  readonly id: string;
  readonly text: string;
  readonly skill: string;
  readonly url_name: string;
  readonly company: string;
  readonly logo: string;
  readonly job: string;
  readonly month: string;
  readonly asked: number;
  readonly answers: number;
  readonly helpful: number;
  readonly top_answer: string | null;
}

const SKILL_URL = sql`trim(both '-' from regexp_replace(lower(q.skill), '[^a-z0-9]+', '-', 'g'))`;

const where = ({ company, job, skill }: QuestionFilter) => sql`not q.is_hidden
  ${company === undefined ? sql`` : sql`and q.company_id = ${company}`}
  ${job === undefined ? sql`` : sql`and q.job_profile_id = ${job}`}
  ${skill === undefined ? sql`` : sql`and ${SKILL_URL} = ${skill}`}`;

/** The most helpful answer to a question. */
const topAnswerOf = (questionId: RawBuilder<unknown>) => sql`(
  select a.text from interview_answers a where a.question_id = ${questionId} order by a.helpful desc, a.id limit 1)`;

/**
 * Of questions with the same text, the one that lists, search engines and the sitemap lead to: with the most answers,
 * then the newest. For a maximum PostgreSQL need not sort all texts.
 */
export const FIRST_OF_TEXT = sql`(max(array[
  to_char(q.answers, 'FM000000000'), to_char(q.asked_month, 'YYYY-MM'), q.id] collate "C"))[3]`;

export type RankedQuestion = Pick<QuestionRow, 'id' | 'month' | 'asked' | 'answers' | 'helpful'>;

export interface Ranking {
  readonly total: number;
  readonly questions: readonly RankedQuestion[];
}

/** Fifty pages. */
export const MAX_RANKED = 500;

/** Sorted by frequency; questions with the same text are merged. Reads every question that fits. */
export async function rankQuestions(db: Db, questionFilter: QuestionFilter): Promise<Ranking> {
  const { rows } = await sql<RankedQuestion & { readonly total: number }>`
    select same.id, to_char(same.month, 'YYYY-MM-DD') as month, same.asked, same.answers, same.helpful,
      (count(*) over ())::integer as total
    from (
      select ${FIRST_OF_TEXT} as id, count(*)::integer as asked, max(q.asked_month) as month,
        sum(q.answers)::integer as answers, sum(q.helpful)::integer as helpful
      from interview_questions q where ${where(questionFilter)} group by q.text
    ) as same
    order by same.asked desc, same.helpful desc, same.id limit ${MAX_RANKED}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    questions: rows.map(({ total: _, ...question }) => question),
  };
}

/** In the same order, without those that were removed since they were ranked. */
export async function readRanked(db: Db, ranked: readonly RankedQuestion[]): Promise<readonly QuestionRow[]> {
  if (ranked.length === 0) return [];
  const { rows } = await sql<Omit<QuestionRow, keyof RankedQuestion> & Pick<QuestionRow, 'id'>>`
    select q.id, q.text, q.skill, c.url_name, c.name as company, c.logo, j.name as job,
      ${topAnswerOf(sql`q.id`)} as top_answer
    from interview_questions q
    join companies c on c.id = q.company_id
    join job_profiles j on j.id = q.job_profile_id
    where q.id = any(${unplannedIds(ranked.map(({ id }) => id))}) and not q.is_hidden`.execute(db);
  const shown = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap((question) => {
    const row = shown.get(question.id);
    return row ? [{ ...row, ...question }] : [];
  });
}

export interface OpenedQuestionRow extends QuestionRow {
  readonly canonical_id: string;
}

export async function readQuestion(db: Db, id: string): Promise<OpenedQuestionRow | undefined> {
  const { rows } = await sql<OpenedQuestionRow>`
    select opened.id, opened.text, opened.skill, c.url_name, c.name as company, c.logo, j.name as job,
      to_char(opened.asked_month, 'YYYY-MM-DD') as month,
      same.canonical_id, same.asked, same.answers, same.helpful, ${topAnswerOf(sql`opened.id`)} as top_answer
    from interview_questions opened
    join companies c on c.id = opened.company_id
    join job_profiles j on j.id = opened.job_profile_id
    cross join lateral (
      select ${FIRST_OF_TEXT} as canonical_id, count(*)::integer as asked,
        sum(q.answers)::integer as answers, sum(q.helpful)::integer as helpful
      from interview_questions q
      where q.company_id = opened.company_id and q.text = opened.text and not q.is_hidden
    ) as same
    where opened.id = ${id} and not opened.is_hidden`.execute(db);
  return rows[0];
}

export interface AnswerRow {
  readonly id: string;
  readonly avatar_seed: string;
  readonly text: string;
  readonly month: string;
  readonly helpful: number;
  readonly is_helpful: boolean;
}

const MAX_ANSWERS = 50;

/** Answers to this question text in all interviews of the company. */
export async function readAnswers(
  db: Db,
  id: string,
  voterKey: string | undefined,
): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.id, a.avatar_seed, a.text, to_char(a.written_month, 'YYYY-MM-DD') as month, a.helpful,
      exists (
        select from interview_answer_helpful h
        where h.answer_id = a.id and h.voter_seal = sealed_for(${voterKey ?? null}, a.id)
      ) as is_helpful
    from interview_questions q
    join interview_questions same on same.company_id = q.company_id and same.text = q.text and not same.is_hidden
    join interview_answers a on a.question_id = same.id
    where q.id = ${id}
    order by a.helpful desc, a.id limit ${MAX_ANSWERS}`.execute(db);
  return rows;
}

export interface SkillRow {
  readonly name: string;
  readonly questions: number;
}

const MAX_SKILLS = 24;

export async function countSkills(
  db: Db,
  questionFilter: Omit<QuestionFilter, 'skill'>,
): Promise<readonly SkillRow[]> {
  const { rows } = await sql<SkillRow>`
    select skill as name, count(*)::integer as questions
    from (select distinct q.skill, q.text from interview_questions q where ${where(questionFilter)}) as asked
    group by 1 order by questions desc, name limit ${MAX_SKILLS}`.execute(db);
  return rows;
}

/** Sets or removes the reader's helpful mark; repeated requests never count twice. */
export const setAnswerHelpful = (
  db: Db,
  { id, voterKey, wanted }: { readonly id: string; readonly voterKey: string; readonly wanted: boolean },
): Promise<number | undefined> =>
  inTransaction(db, async (transaction) => {
    const { rows: found } = await sql`
      select a.id from interview_answers a join interview_questions q on q.id = a.question_id
      where a.id = ${id} and not q.is_hidden for update of a`.execute(transaction);
    if (found.length === 0) return undefined;
    const change = wanted
      ? sql`insert into interview_answer_helpful (answer_id, voter_seal) values (${id}, sealed_for(${voterKey}, ${id}))
          on conflict do nothing returning 1`
      : sql`delete from interview_answer_helpful
          where answer_id = ${id} and voter_seal = sealed_for(${voterKey}, ${id}) returning 1`;
    const { rows } = await sql<{ helpful: number }>`
      with change as (${change})
      update interview_answers
      set helpful = helpful + ${wanted ? 1 : -1}::integer * (select count(*) from change)::integer
      where id = ${id} returning helpful`.execute(transaction);
    return rows[0]?.helpful;
  });
