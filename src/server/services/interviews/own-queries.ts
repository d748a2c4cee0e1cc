import { type Insertable, type Selectable, sql } from 'kysely';
import type { components } from '../../../contracts/interviews';
import { quarterOf } from '../../../core/contributions/months';
import { MAX_INTERVIEWS } from '../../../core/contributions/own-interview';
import { inTurn } from '../../db/in-turn';
import type { InterviewQuestionTable, InterviewTable } from '../../db/pay-tables';
import { notFound, Refusal } from '../../http/refusal';
import { forgetModerated } from '../moderation/decision-queries';
import { isDecidedSince, rememberRemoved, takeRemoved } from '../moderation/removed-contributions';
import type { Services } from '../services';
import { logChange } from '../trust/log-contributions';
import { recountInterviewsOf } from './recount-interviews';

type Db = Services['db'];
type Wire = components['schemas'];

export interface OwnRow {
  readonly id: string;
  readonly company_id: number;
  readonly url_name: string;
  readonly company: string;
  readonly job: string;
  readonly department: string;
  readonly place_id: number;
  readonly author_seal: string;
  readonly status: Selectable<InterviewTable>['status'];
  readonly exact_experience: string;
  readonly month: string;
  readonly difficulty: Wire['InterviewDifficulty'];
  readonly outcome: Wire['InterviewOutcome'];
  readonly applied_through: Wire['AppliedThrough'];
  readonly rounds: readonly Wire['InterviewRound'][];
  readonly advice: string | null;
}

export type OwnQuestionRow = Pick<InterviewQuestionTable, 'id' | 'round' | 'text' | 'skill'>;

export async function readOwn(db: Db, seal: string, id: string): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select i.id, i.company_id, c.url_name, c.name as company, j.name as job, d.name as department, i.place_id,
      i.author_seal, i.status, i.exact_experience, to_char(i.written_month, 'YYYY-MM-DD') as month, i.difficulty, i.outcome,
      i.applied_through, i.rounds, i.advice
    from interviews i
    join companies c on c.id = i.company_id
    join job_profiles j on j.id = i.job_profile_id
    join departments d on d.id = j.department_id
    where i.id = ${id} and i.author_seal = ${seal}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export const readOwnQuestions = (db: Db, id: string): Promise<readonly OwnQuestionRow[]> =>
  db
    .selectFrom('interview_questions')
    .select(['id', 'round', 'text', 'skill'])
    .where('interview_id', '=', id)
    .orderBy('round')
    .orderBy('id')
    .execute();

/** The content of an interview, without author, status and id. */
export interface StoredInterview {
  readonly interview: Omit<
    Insertable<InterviewTable>,
    'id' | 'author_seal' | 'submitted_quarter' | 'status' | 'helpful'
  >;
  readonly questions: readonly Omit<OwnQuestionRow, 'id'>[];
}

interface InterviewSubmission {
  readonly seal: string;
  readonly storedInterview: StoredInterview;
  readonly today: Date;
  readonly newId: () => string;
}

/** Saves and counts an interview; replaces the author's interview of the same job and month. Returns its id. */
export const saveInterview = (db: Db, submission: InterviewSubmission): Promise<string> =>
  inTurn(db, submission.seal, async (transaction) => {
    const { seal, storedInterview, today, newId } = submission;
    const known = await readOfMonth(transaction, submission);
    if (known) {
      await (known.same
        ? saveYears(transaction, known.id, storedInterview)
        : replaceInterview(transaction, known.id, submission));
      return known.id;
    }
    const quarter = quarterOf(today.getTime());
    await checkRoom(transaction, seal, quarter);
    const companyId = storedInterview.interview.company_id;
    const status = (await isChecked(transaction, { seal, companyId }, today)) ? 'FLAGGED' : 'LIVE';
    const id = newId();
    await transaction
      .insertInto('interviews')
      .values({ ...storedInterview.interview, id, status, author_seal: seal, submitted_quarter: quarter })
      .execute();
    await saveQuestions(transaction, id, submission);
    await recountInterviewsOf(transaction, companyId);
    await logChange(transaction, { type: 'INTERVIEW', id }, today);
    return id;
  });

/** Whether a new interview waits for a moderator, because another one about the company was removed or still waits. */
async function isChecked(
  db: Db,
  author: { readonly seal: string; readonly companyId: number },
  today: Date,
): Promise<boolean> {
  if (await takeRemoved(db, author, today)) return true;
  const { rows } = await sql`
    select from interviews i where author_seal = ${author.seal} and company_id = ${author.companyId}
      and (status = 'FLAGGED' or (status = 'HIDDEN' and ${isDecidedSince('INTERVIEW', sql`i.id`, today)}))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The company cannot change, and questions with unchanged text keep their answers. */
export const changeInterview = (db: Db, id: string, submission: InterviewSubmission): Promise<void> =>
  inTurn(db, submission.seal, async (transaction) => {
    const { company_id } = await readOwn(transaction, submission.seal, id);
    if (company_id !== submission.storedInterview.interview.company_id)
      throw new Refusal(409, 'OTHER_COMPANY');
    const other = await readOfMonth(transaction, submission);
    if (other && other.id !== id) throw alreadySubmitted();
    await replaceInterview(transaction, id, submission);
  });

/** Exact years within the same range change nothing public, but the author's form shows them. */
const saveYears = (db: Db, id: string, { interview: { exact_experience } }: StoredInterview) =>
  db.updateTable('interviews').set({ exact_experience }).where('id', '=', id).execute();

/** An interview that a moderator removed needs a new decision before it is shown again. */
async function replaceInterview(db: Db, id: string, submission: InterviewSubmission): Promise<void> {
  const { interview } = submission.storedInterview;
  await db
    .updateTable('interviews')
    .set({ ...interview, status: sql`case status when 'LIVE' then 'LIVE' else 'FLAGGED' end` })
    .where('id', '=', id)
    .execute();
  await saveQuestions(db, id, submission);
  await recountInterviewsOf(db, interview.company_id);
  await logChange(db, { type: 'INTERVIEW', id }, submission.today);
}

export const removeInterview = (db: Db, id: string, seal: string, today: Date): Promise<void> =>
  inTurn(db, seal, async (transaction) => {
    const { company_id } = await readOwn(transaction, seal, id);
    const deleted = await transaction
      .deleteFrom('interviews')
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirst();
    if (deleted?.status !== 'LIVE')
      await rememberRemoved(transaction, { seal, companyId: company_id }, today);
    await forgetModerated(transaction, 'INTERVIEW', [id]);
    await recountInterviewsOf(transaction, company_id);
  });

const alreadySubmitted = () => new Refusal(409, 'SHARED_ALREADY');

/** The author's interview for the same company, job and month, and whether the content is equal. */
async function readOfMonth(db: Db, { seal, storedInterview: { interview, questions } }: InterviewSubmission) {
  const { rows } = await sql<{ id: string; same: boolean }>`
    select id, (place_id, experience, difficulty, outcome, applied_through, rounds) =
        (${interview.place_id}::integer, ${interview.experience}::text, ${interview.difficulty}::text,
        ${interview.outcome}::text, ${interview.applied_through}::text, ${interview.rounds}::jsonb)
      and advice is not distinct from ${interview.advice ?? null}::text as same
    from interviews
    where author_seal = ${seal} and company_id = ${interview.company_id}
      and job_profile_id = ${interview.job_profile_id} and written_month = ${interview.written_month}::date
    limit 1`.execute(db);
  const [known] = rows;
  if (!known?.same) return known;
  const knownQuestions = await readOwnQuestions(db, known.id);
  return { id: known.id, same: questionsKey(knownQuestions) === questionsKey(questions) };
}

const questionsKey = (questions: StoredInterview['questions']): string =>
  JSON.stringify(questions.map(({ round, skill, text }) => [round, skill, text].join('\n')).sort());

async function checkRoom(db: Db, seal: string, quarter: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from interviews
    where author_seal = ${seal} and submitted_quarter = ${quarter}::date`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_INTERVIEWS)
    throw new Refusal(409, 'TOO_MANY_INTERVIEWS', { params: { limit: MAX_INTERVIEWS } });
}

/** Questions with unchanged text keep their ids; removed questions lose their answers. */
async function saveQuestions(
  db: Db,
  id: string,
  { storedInterview, newId }: InterviewSubmission,
): Promise<void> {
  const { company_id, job_profile_id, written_month } = storedInterview.interview;
  const known = new Map((await readOwnQuestions(db, id)).map((row) => [row.text, row.id]));
  const rows = storedInterview.questions.map((question) => ({
    ...question,
    id: known.get(question.text) ?? newId(),
    interview_id: id,
    company_id,
    job_profile_id,
    asked_month: written_month,
  }));
  const gone = [...known.values()].filter((item) => !rows.some((row) => row.id === item));
  if (gone.length > 0) await db.deleteFrom('interview_questions').where('id', 'in', gone).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('interview_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        skill: ref('excluded.skill'),
        round: ref('excluded.round'),
        job_profile_id: ref('excluded.job_profile_id'),
        asked_month: ref('excluded.asked_month'),
      })),
    )
    .execute();
  await sql`
    update interview_questions q set is_hidden = i.status <> 'LIVE'
    from interviews i where i.id = q.interview_id and i.id = ${id}`.execute(db);
}
