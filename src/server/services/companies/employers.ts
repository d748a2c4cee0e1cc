import { sql } from 'kysely';
import type { Services } from '../services';

/** Employers' input comes in by command only: their site is a separate product, and no request reaches this code. */
const MAX_ANSWER_LENGTH = 2000;

/** Marks a company page as claimed or unclaimed; returns a sentence for the operator. */
export async function setClaim({ db }: Services, urlName: string, isClaimed: boolean): Promise<string> {
  const company = await db
    .updateTable('companies')
    .set({ is_claimed: isClaimed })
    .where('url_name', '=', urlName)
    .returning('name')
    .executeTakeFirst();
  if (!company) throw new Error(`There is no company ${urlName}.`);
  return isClaimed ? `${company.name} now manages its page.` : `${company.name} no longer manages its page.`;
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
      replied_on: answer === undefined ? null : now().toISOString().slice(0, 10),
    })
    .where('id', '=', reviewId)
    .execute();
  return answer === undefined
    ? `Removed the reply to review ${reviewId}.`
    : `Added the reply of ${company.name} to review ${reviewId}.`;
}
