import { type RawBuilder, sql } from 'kysely';
import { RULES } from '../../../../core/moderation/rules-text';
import type { Services } from '../../services';
import { exactYears } from '../career/exact-experience';
import type { ExportPart, Kind, Owner } from './export-parts';

/** Removed content has the day as in the public log, the rule, and the message to its author. */
const TAKEN_DOWN = {
  takenDownOn: 'text?',
  takenDownRule: 'text?',
  takenDownMessage: 'text?',
} as const satisfies Readonly<Record<string, Kind>>;

const takenDown = sql`to_char(moderated.decided_on, 'YYYY-MM-DD') as "takenDownOn", moderated.words as "takenDownRule",
  moderated.message as "takenDownMessage"`;

const rules = sql.join(Object.entries(RULES).map(([id, text]) => sql`(${id}::text, ${text}::text)`));

const moderated = (
  type: 'REVIEW' | 'INTERVIEW' | 'PHOTO',
  id: RawBuilder<unknown>,
  isHidden: RawBuilder<unknown>,
) => sql`left join lateral (
  select d.decided_on, rules.words, d.message from moderation_decisions d
  join (values ${rules}) rules (id, words) on rules.id = d.rule
  where d.resource_type = ${type} and d.resource_id = ${id} and d.decision = 'HIDE'
  order by d.position desc limit 1
) moderated on ${isHidden}`;

type EncryptedYears = Parameters<typeof exactYears>[1];

/** The exact years are encrypted and replace the columns from which they are decrypted. */
const withYears =
  (rows: (owner: Owner) => RawBuilder<unknown>) =>
  async (services: Pick<Services, 'db' | 'encryption'>, owner: Owner): Promise<readonly object[]> => {
    const found = await sql<EncryptedYears>`${rows(owner)}`.execute(services.db);
    return found.rows.map(({ author_seal, exact_experience, ...entry }) => ({
      ...entry,
      experienceYears: exactYears(services, { author_seal, exact_experience }),
    }));
  };

/** Contributions about companies, each kind under a separate seal. */
export const CONTRIBUTION_PARTS = {
  reviews: {
    about: 'Your reviews.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text',
      experienceYears: 'number',
      current: 'flag',
      employment: 'text',
      workMode: 'text?',
      anonymous: 'flag',
      verified: 'flag',
      writtenOn: 'text',
      title: 'text',
      likes: 'text',
      dislikes: 'text',
      stars: 'number',
      ratings: 'list',
      recommends: 'flag?',
      approvesCeo: 'flag?',
      ...TAKEN_DOWN,
    },
    entries: withYears(
      ({ seals }) => sql`
      select c.name as company, j.name as "jobProfile", p.name as city, r.author_seal, r.exact_experience,
        r.is_current as current, r.employment, r.work_mode as "workMode", r.is_anonymous as anonymous, r.is_verified as verified,
        to_char(r.written_on, 'YYYY-MM-DD') as "writtenOn", r.title, r.likes, r.dislikes, r.overall as stars,
        json_build_array(
          json_build_object('of', 'workLife', 'stars', r.work_life), json_build_object('of', 'skills', 'stars', r.skills),
          json_build_object('of', 'culture', 'stars', r.culture), json_build_object('of', 'pay', 'stars', r.pay),
          json_build_object('of', 'security', 'stars', r.security),
          json_build_object('of', 'promotions', 'stars', r.promotions)
        ) as ratings, r.recommends, r.approves_ceo as "approvesCeo", ${takenDown}
      from company_reviews r join companies c on c.id = r.company_id
      join job_profiles j on j.id = r.job_profile_id join places p on p.id = r.place_id
      ${moderated('REVIEW', sql`r.id`, sql`r.status <> 'LIVE'`)}
      where r.author_seal = ${seals.review} order by r.written_on desc, r.id`,
    ),
  },
  salaries: {
    about: 'Salaries you added.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text',
      month: 'text',
      fixed: 'number',
      variable: 'number',
      stock: 'number',
      stockType: 'text?',
      current: 'flag',
    },
    rows: ({ salaries }) => sql`
      select "companyName" as company, "jobName" as "jobProfile", "placeName" as city, left(month, 7) as month,
        fixed, variable, stock, "stockType", "isCurrent" as current
      from json_to_recordset(${JSON.stringify(salaries)}::json) as own ("companyName" text, "jobName" text,
        "placeName" text, month text, fixed integer, variable integer, stock integer, "stockType" text, "isCurrent" boolean)`,
  },
  interviews: {
    about: 'Interviews you shared.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text',
      experienceYears: 'number',
      month: 'text',
      appliedThrough: 'text',
      difficulty: 'text',
      outcome: 'text',
      rounds: 'list',
      questions: 'list',
      advice: 'text?',
      ...TAKEN_DOWN,
    },
    entries: withYears(
      ({ seals }) => sql`
      select c.name as company, j.name as "jobProfile", p.name as city, i.author_seal, i.exact_experience,
        to_char(i.written_month, 'YYYY-MM') as month, i.applied_through as "appliedThrough", i.difficulty, i.outcome,
        i.rounds, i.advice, coalesce((
          select json_agg(json_build_object('round', q.round, 'skill', q.skill, 'text', q.text) order by q.round, q.id)
          from interview_questions q where q.interview_id = i.id
        ), '[]'::json) as questions, ${takenDown}
      from interviews i join companies c on c.id = i.company_id join job_profiles j on j.id = i.job_profile_id
      join places p on p.id = i.place_id
      ${moderated('INTERVIEW', sql`i.id`, sql`i.status <> 'LIVE'`)}
      where i.author_seal = ${seals.interview} order by i.written_month desc, i.id`,
    ),
  },
  benefits: {
    about: 'Benefits you added.',
    fields: { company: 'text', month: 'text', codes: 'list', note: 'text?' },
    rows: ({ seals }) => sql`
      select c.name as company, to_char(b.submitted_month, 'YYYY-MM') as month, b.codes, b.note
      from benefit_reports b join companies c on c.id = b.company_id
      where b.author_seal = ${seals.benefits} order by b.submitted_month desc, b.id`,
  },
  photos: {
    about: 'Company photos you added.',
    fields: {
      company: 'text',
      month: 'text',
      album: 'text',
      caption: 'text',
      address: 'text',
      ...TAKEN_DOWN,
    },
    rows: ({ seals }) => sql`
      select c.name as company, to_char(r.submitted_month, 'YYYY-MM') as month, p.album, p.caption, p.url as address, ${takenDown}
      from photo_reports r join company_photos p on p.report_id = r.id join companies c on c.id = r.company_id
      ${moderated('PHOTO', sql`p.id`, sql`p.is_hidden`)}
      where r.author_seal = ${seals.photos} order by r.submitted_month desc, p.company_id, p.position`,
  },
} satisfies Readonly<Record<string, ExportPart>>;
