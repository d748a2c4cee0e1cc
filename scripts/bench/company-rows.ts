import type { Client } from 'pg';
import { withoutIndexes } from './without-indexes';

/**
 * Many companies and their contributions, made in the database from the small seed data. Sizes are realistic:
 * the n-th has a share of about 1/(n + 5), so the first has about 2 % of everything.
 */

const STEMS = 'Aar,Bhav,Chit,Dev,Ela,Falg,Gir,Har,Indra,Jal,Kav,Lak,Mah,Nil,Ojas,Prab,Ravi,Sur,Tej,Vid'.split(
  ',',
);
const ENDS = 'a,ika,en,ix,ora,um,itra,ant,eon,is,ava,yan,al,ox,in'.split(',');
const TRADES =
  'Technologies,Infotech,Finance,Bank,Health,Foods,Motors,Retail,Logistics,Energy,Labs,Systems,Consulting,Media,Textiles,Pharma,Steel,Insurance,Power,Software,Realty,Airways,Telecom,Education,Analytics,Cements,Chemicals,Hotels,Studios,Mobility,Networks,Capital,Security,Robotics'.split(
    ',',
  );
const LEVELS =
  'Associate,Junior,Senior,Lead,Principal,Staff,Deputy,Assistant,Chief,Trainee,Regional,Global,Group,Executive'.split(
    ',',
  );
const FIELDS = 'Payments,Cloud,Mobile,Growth,Platform,Risk,Search,Trust,Billing,Partners,Field,Retail'.split(
  ',',
);

/** Makes the companies and roles, and ranks the companies for the other functions. */
export async function seedManyCompanies(client: Client, companies: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await seedCompanies(client, companies);
  await seedDesignations(client);
  await client.query(`create temporary table ranked as
    select id, row_number() over (order by reviews desc, id) as rank, 0::double precision as upto from companies`);
  await client.query(`update ranked set upto = w.upto from (
      select id, sum(1.0 / (rank + 5)) over (order by rank) / sum(1.0 / (rank + 5)) over () as upto from ranked
    ) w where w.id = ranked.id`);
  await client.query('create index on ranked (upto)');
  await client.query('analyze ranked');
}

export async function seedManyReviews(client: Client, reviews: number): Promise<void> {
  await withoutIndexes(client, 'company_reviews', () => more(client, 'company_reviews', reviews, REVIEW));
  // The same ratio to reviews as in the large seed data.
  await more(client, 'interviews', reviews * 0.16, INTERVIEW);
  await client.query(QUESTIONS);
  await more(client, 'jobs', reviews * 0.06, OPENING);
  await client.query('update companies set recounted_on = null');
  await client.query('vacuum analyze');
}

/** A company for a random number from 0 to 1; larger companies are more likely. */
export async function companiesByChance(client: Client): Promise<(chance: number) => number> {
  const { rows } = await client.query<{ id: number; upto: number }>(
    'select id, upto from ranked order by upto',
  );
  return (chance) => {
    let [from, to] = [0, rows.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((rows[middle]?.upto ?? 1) >= chance) to = middle;
      else from = middle + 1;
    }
    return rows[from]?.id ?? 0;
  };
}

async function seedCompanies(client: Client, wanted: number): Promise<void> {
  await client.query(
    `insert into companies (id, name, url_name, logo, industry_id, headquarters_id, rating, founded_year, employees)
     select 100000 + n, name, lower(replace(name, ' ', '-')) || '-' || n, 'zentrix',
       1 + n % (select count(*) from industries), (select min(id) from places), 0, 1950 + n % 70, '501-1k'
     from (
       select row_number() over (order by md5(stem || part || trade))::integer as n, stem || part || ' ' || trade as name
       from unnest($1::text[]) stem cross join unnest($2::text[]) part cross join unnest($3::text[]) trade
     ) made where n <= $4::integer - (select count(*) from companies)
       and exists (select from industries where id = 1 + n % (select count(*) from industries))`,
    [STEMS, ENDS, TRADES, wanted],
  );
}

const seedDesignations = (client: Client) =>
  client.query(
    `insert into job_profiles (id, name, department_id)
     select 10000 + row_number() over (order by j.id, level, field), level || ' ' || lower(j.name) || ', ' || field,
       j.department_id
     from job_profiles j cross join unnest($1::text[]) level cross join unnest($2::text[]) field
     where (j.id + length(level) + length(field)) % 5 = 0`,
    [LEVELS, FIELDS],
  );

/** Copies a seeded row for another author and a random company. */
const REVIEW = `insert into company_reviews (id, company_id, author_seal, job_profile_id, place_id, experience, exact_experience,
    is_current, employment, written_on, title, likes, dislikes, overall, work_life, skills, culture, pay, security,
    promotions, reply, replied_on, helpful)
  select r.id || '-' || n, picked.id, r.id || '-' || n, r.job_profile_id, r.place_id, r.experience, r.exact_experience,
    r.is_current, r.employment, r.written_on, r.title, r.likes, r.dislikes, r.overall, r.work_life, r.skills,
    r.culture, r.pay, r.security, r.promotions, r.reply, r.replied_on, floor(power(random(), 6) * 90)`;

const INTERVIEW = `insert into interviews (id, author_seal, company_id, job_profile_id, place_id, experience, exact_experience,
    difficulty, outcome, applied_through, rounds, advice, written_month, helpful)
  select r.id || '-' || n, r.id || '-' || n, picked.id, r.job_profile_id, r.place_id, r.experience, r.exact_experience,
    r.difficulty, r.outcome, r.applied_through, r.rounds, r.advice, r.written_month, r.helpful`;
const QUESTIONS = `insert into interview_questions (id, interview_id, company_id, job_profile_id, skill, text, round,
    asked_month, answers, helpful)
  select q.id || '-' || i.id, i.id, i.company_id, i.job_profile_id, q.skill, q.text, q.round, q.asked_month, 0, q.helpful
  from interviews i join interview_questions q
    on i.id like '%-%' and q.interview_id = regexp_replace(i.id, '-[0-9]+$', '')`;
const OPENING = `insert into jobs (id, company_id, job_profile_id, title, employment, from_years, to_years, min_ctc,
    max_ctc, currency, skills, about, duties, apply_url, posted_on, confirmed_on, is_notified)
  select r.id || '-' || n, picked.id, r.job_profile_id, r.title, r.employment, r.from_years, r.to_years, r.min_ctc,
    r.max_ctc, r.currency, r.skills, r.about, r.duties, r.apply_url, r.posted_on, r.confirmed_on, true`;

async function more(client: Client, table: string, wanted: number, submission: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  const there = rows[0]?.count ?? 1;
  const times = Math.max(0, Math.ceil(wanted / there) - 1);
  await client.query(
    `${submission}
     from (select ${table}.*, again.n, random() as chance
       from ${table} cross join generate_series(1, $1::integer) as again (n) offset 0) r
     cross join lateral (select id from ranked where upto >= r.chance order by upto limit 1) picked`,
    [times],
  );
}
