import { type RawBuilder, sql } from 'kysely';
import { OPINION_QUESTIONS, type OpinionQuestion } from '../../../core/reviews/opinions';
import { MIN_BUCKET } from '../../../core/shared/min-bucket';
import type { Services } from '../services';

type Db = Services['db'];
type Sql = RawBuilder<unknown>;

const ANSWERS: Readonly<Record<OpinionQuestion, Sql>> = {
  recommend: sql`r.recommends`,
  ceo: sql`r.approves_ceo`,
};

/**
 * Groups the answers of finished quarters into buckets that are counted together or not at all, so that no
 * figure changes by a single answer. A changed or deleted answer removes its whole bucket.
 */
export async function releaseOpinions(db: Db, companies: Sql, day: string): Promise<void> {
  for (const question of OPINION_QUESTIONS) {
    await dropBroken(db, companies, question);
    await tieWaiting(db, companies, { question, day });
  }
  await countOpinions(db, companies);
}

/** The other members of a removed bucket are never grouped again: a new bucket would show who left. */
async function dropBroken(db: Db, companies: Sql, question: OpinionQuestion): Promise<void> {
  await sql`
    with gone as (
      delete from released_opinions o
      where o.company_id = any(${companies}) and o.question = ${question} and not exists (
        select from company_reviews r
        where r.id = o.review_id and r.status = 'LIVE' and ${ANSWERS[question]} = o.is_yes)
      returning o.review_id, o.bucket_id
    )
    update released_opinions o set bucket_id = null
    where o.company_id = any(${companies}) and o.bucket_id in (select bucket_id from gone)
      and o.review_id not in (select review_id from gone)`.execute(db);
}

interface Waiting {
  readonly question: OpinionQuestion;
  readonly day: string;
}

/** Review ids are random, so the order of the answers is random too. */
async function tieWaiting(db: Db, companies: Sql, { question, day }: Waiting): Promise<void> {
  await sql`
    with waiting as (
      select r.id, r.company_id, ${ANSWERS[question]} as is_yes,
        (row_number() over (partition by r.company_id order by r.id))::integer as position,
        (count(*) over (partition by r.company_id))::integer / ${MIN_BUCKET}::integer as parts
      from company_reviews r
      left join released_opinions o on o.review_id = r.id and o.question = ${question}
      where r.company_id = any(${companies}) and r.status = 'LIVE' and ${ANSWERS[question]} is not null
        and r.written_on < date_trunc('quarter', ${day}::date) and o.review_id is null
    ), buckets as materialized (
      select company_id, position % parts as part, gen_random_uuid() as id
      from waiting where parts > 0 group by 1, 2
    )
    insert into released_opinions (review_id, question, company_id, is_yes, bucket_id)
    select w.id, ${question}, w.company_id, w.is_yes, b.id
    from waiting w join buckets b on b.company_id = w.company_id and b.part = w.position % nullif(w.parts, 0)`.execute(
    db,
  );
}

async function countOpinions(db: Db, companies: Sql): Promise<void> {
  await sql`delete from company_opinions where company_id = any(${companies})`.execute(db);
  await sql`
    insert into company_opinions (company_id, question, yes, no)
    select company_id, question, count(*) filter (where is_yes), count(*) filter (where not is_yes)
    from released_opinions where company_id = any(${companies}) and bucket_id is not null
    group by 1, 2`.execute(db);
}
