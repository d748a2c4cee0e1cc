import { sql } from 'kysely';
import { rulesFor } from '../../../core/moderation/rules';
import { CHALLENGE_DAYS, CHALLENGE_PERIOD_DAYS, MAX_CHALLENGES } from '../../../core/reviews/challenge';
import { emailProblem, tidyEmail } from '../../../core/shared/email';
import { MIN_HOLDERS } from '../../../core/untraceable/rules';
import { inTransaction } from '../../db/in-transaction';
import { indianDay } from '../../db/indian-day';
import type { Post } from '../notifications/email-handlers';
import type { Services } from '../services';
import { logFlag } from '../trust/log-decisions';
import { type AskOutcome, askAuthor } from './ask-author';
import { claimedCompanyNamed, reviewsLinkEmail } from './reviews-link';

type Db = Services['db'];

/**
 * Employers' input is entered by command only: their site is a separate product, and no request reaches this
 * code.
 */
const MAX_ANSWER_LENGTH = 2000;

/** Marks a company page as claimed or unclaimed; returns a sentence for the operator. */
export async function setClaim({ db }: Services, urlName: string, isClaimed: boolean): Promise<string> {
  return inTransaction(db, async (own) => {
    const company = await own
      .updateTable('companies')
      .set({ is_claimed: isClaimed })
      .where('url_name', '=', urlName)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!company) throw new Error(`There is no company ${urlName}.`);
    if (isClaimed) return `${company.name} now manages its page.`;
    // The next manager of the page may be someone else.
    await own.deleteFrom('company_application_addresses').where('company_id', '=', company.id).execute();
    return `${company.name} no longer manages its page and receives no applications here.`;
  });
}

/** Sets the company's answer to a review, or removes it. Does not read who wrote the review. */
export async function setAnswer(
  { db, now }: Services,
  reviewId: string,
  text: string | undefined,
): Promise<string> {
  const answer = text?.trim();
  if (answer === '' || (answer && answer.length > MAX_ANSWER_LENGTH))
    throw new Error(`A reply must have 1 to ${MAX_ANSWER_LENGTH} characters.`);
  const { rows } = await sql<{ readonly name: string; readonly is_claimed: boolean }>`
    select c.name, c.is_claimed from company_reviews r join companies c on c.id = r.company_id
    where r.id = ${reviewId} and r.status = 'LIVE'`.execute(db);
  const [company] = rows;
  if (!company) throw new Error(`There is no review ${reviewId}.`);
  if (answer !== undefined && !company.is_claimed)
    throw new Error(`${company.name} does not manage its page, so it cannot reply: claim the page first.`);
  await db
    .updateTable('company_reviews')
    .set({
      reply: answer ?? null,
      replied_on: answer === undefined ? null : indianDay(now()),
    })
    .where('id', '=', reviewId)
    .execute();
  return answer === undefined
    ? `Removed the reply to review ${reviewId}.`
    : `Added the reply of ${company.name} to review ${reviewId}.`;
}

/** Sets where a company receives applications, or stops them. Older links in emails end at once. */
export async function setApplicationAddress(
  { db, newId }: Services,
  urlName: string,
  typed: string | undefined,
): Promise<string> {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'is_claimed'])
    .where('url_name', '=', urlName)
    .executeTakeFirst();
  if (!company) throw new Error(`There is no company ${urlName}.`);
  if (typed === undefined) {
    await db.deleteFrom('company_application_addresses').where('company_id', '=', company.id).execute();
    return `${company.name} no longer receives applications here.`;
  }
  const address = tidyEmail(typed);
  if (!company.is_claimed) throw new Error(`${company.name} does not manage its page: claim the page first.`);
  if (emailProblem(address) === 'SHAPE') throw new Error('Enter a valid email address.');
  // A repeated command ends no links.
  await sql`
    insert into company_application_addresses as known (company_id, address, link_key)
    values (${company.id}, ${address}, ${newId()})
    on conflict (company_id) do update set address = excluded.address, link_key = excluded.link_key
      where known.address <> excluded.address`.execute(db);
  return `Applications to ${company.name} go to ${address}.`;
}

const MAX_QUESTIONS = 3;
const MAX_QUESTION_LENGTH = 200;

/** Sets what a job asks its applicants. Answers belong to their questions, so these stay after the first application. */
export async function setQuestions(
  { db }: Services,
  jobId: string,
  typed: readonly string[],
): Promise<string> {
  const questions = typed.map((question) => question.trim());
  if (
    questions.length > MAX_QUESTIONS ||
    questions.some((text) => text === '' || text.length > MAX_QUESTION_LENGTH)
  )
    throw new Error(`A job has up to ${MAX_QUESTIONS} questions of 1 to ${MAX_QUESTION_LENGTH} characters.`);
  const { numAffectedRows = 0n } = await sql`
    update jobs set questions = ${questions} where id = ${jobId}
      and not exists (select from job_applications where job_id = ${jobId})`.execute(db);
  if (numAffectedRows === 0n) throw new Error(`There is no job ${jobId} without applications.`);
  return `Job ${jobId} asks ${questions.length} questions.`;
}

const MAX_NOTE_LENGTH = 1000;

interface Flag {
  readonly reviewId: string;
  readonly rule: string;
  readonly note: string;
}

/** Asks moderators, for a company, to remove a review; once for each review. Does not read who wrote it. */
export async function raiseFlag({ db, now }: Services, { reviewId, ...typed }: Flag): Promise<string> {
  const rule = rulesFor('HIDE').find((id) => id === typed.rule);
  const note = typed.note.trim();
  if (!rule) throw new Error(`Name the rule that the review breaks: ${rulesFor('HIDE').join(', ')}.`);
  if (note === '' || note.length > MAX_NOTE_LENGTH)
    throw new Error(`Explain in 1 to ${MAX_NOTE_LENGTH} characters how the review breaks it.`);
  return inTransaction(db, async (own) => {
    const { id, name, stars } = await flaggable(own, reviewId);
    const { rows } = await sql`
      insert into employer_flags (company_id, review_id, stars, rule, note, raised_on)
      values (${id}, ${reviewId}, ${stars}, ${rule}, ${note}, ${now().toISOString().slice(0, 10)})
      on conflict do nothing returning id`.execute(own);
    if (rows.length === 0) throw new Error(`${name} asked about review ${reviewId} before.`);
    await logFlag(own, { company: id, step: 'raised', stars, rule }, now());
    return `A moderator will decide whether review ${reviewId} breaks rule ${rule}. The page of ${name} and the public log count the request.`;
  });
}

async function flaggable(db: Db, reviewId: string) {
  const { rows } = await sql<{ id: number; name: string; is_claimed: boolean; stars: number }>`
    select c.id, c.name, c.is_claimed, r.overall as stars
    from company_reviews r join companies c on c.id = r.company_id
    where r.id = ${reviewId} and r.status = 'LIVE'
    for update of r`.execute(db);
  const [company] = rows;
  if (!company) throw new Error(`There is no review ${reviewId}.`);
  if (!company.is_claimed) throw new Error(`${company.name} does not manage its page: claim the page first.`);
  return company;
}

/** What the operator reads; the company reads the same in employer-reviews-text.ts. */
const ASKED: Readonly<Record<AskOutcome, (company: string, reviewId: string) => string>> = {
  ASKED: (_, id) =>
    `The author of review ${id} can answer for ${CHALLENGE_DAYS} days. Then the review shows the answer.`,
  GONE: (_, id) => `There is no review ${id}.`,
  UNCLAIMED: (company) => `${company} does not manage its page: claim the page first.`,
  FORMER: (_, id) => `Review ${id} is not by a current employee.`,
  SMALL: (company) =>
    `Fewer than ${MIN_HOLDERS} people at ${company} are verified, so an answer could show who wrote it.`,
  LIMIT: (company) => `${company} asked ${MAX_CHALLENGES} authors within ${CHALLENGE_PERIOD_DAYS} days.`,
  REPEATED: (company, id) => `${company} asked about review ${id} before.`,
};

export async function raiseChallenge(services: Services, reviewId: string): Promise<string> {
  const { outcome, company } = await askAuthor(services, { reviewId });
  const text = ASKED[outcome](company, reviewId);
  if (outcome !== 'ASKED') throw new Error(text);
  return text;
}

/** Sends the page on which a company asks about authors to its address. */
export async function sendReviewsLink(services: Services, post: Post, urlName: string): Promise<string> {
  const company = await claimedCompanyNamed(services.db, urlName);
  if (!company)
    throw new Error(`${urlName} does not manage its page, or has no address: set one with "applications".`);
  await post.mailer.send(reviewsLinkEmail(services, post.origin, company));
  return `The link to the reviews of ${company.name} goes to ${company.address}.`;
}
