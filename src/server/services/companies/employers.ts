import { sql } from 'kysely';
import type { Services } from '../services';

/** What an employer says here is put in by command alone: their own site is no part of this one, no request leads here. */
const LONGEST_ANSWER = 2000;

/** Says whether somebody from the company looks after its page. Answers a sentence for whoever did it. */
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

/** Puts the company's answer under a review, or with none takes it away. Who wrote the review is not looked at. */
export async function setAnswer(
  { db, now }: Services,
  reviewId: string,
  text: string | undefined,
): Promise<string> {
  const answer = text?.trim();
  if (answer === '' || (answer && answer.length > LONGEST_ANSWER))
    throw new Error(`A reply must have 1 to ${LONGEST_ANSWER} characters.`);
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
