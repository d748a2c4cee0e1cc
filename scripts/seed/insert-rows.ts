import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/db/tables';
import { CHAT_COLUMNS } from './chat/chat-columns';

/** The PostgreSQL type of every column that the seed fills. */
const COLUMNS = {
  industries: { id: 'integer', name: 'text' },
  departments: { id: 'integer', name: 'text' },
  places: { id: 'integer', name: 'text', state: 'text' },
  job_profiles: { id: 'integer', name: 'text', department_id: 'integer' },
  colleges: { id: 'integer', name: 'text', place_id: 'integer' },
  alumni_reports: { id: 'text', sealed: 'text' },
  company_videos: {
    company_id: 'integer',
    video_id: 'text',
    title: 'text',
    seconds: 'integer',
    points: 'jsonb',
  },
  companies: {
    id: 'integer',
    name: 'text',
    url_name: 'text',
    logo: 'text',
    industry_id: 'integer',
    headquarters_id: 'integer',
    rating: 'double precision',
    reviews: 'integer',
    founded_year: 'integer',
    employees: 'text',
  },
  company_locations: {
    company_id: 'integer',
    place_id: 'integer',
    location_url: 'text',
    address: 'text',
    is_headquarters: 'boolean',
  },
  company_leaders: {
    company_id: 'integer',
    position: 'integer',
    name: 'text',
    title: 'text',
    since_year: 'integer',
  },
  company_photos: {
    id: 'text',
    company_id: 'integer',
    position: 'integer',
    url: 'text',
    album: 'text',
    caption: 'text',
  },
  company_benefits: { company_id: 'integer', code: 'text', reports: 'integer' },
  company_comparisons: { company_id: 'integer', other_id: 'integer', position: 'integer' },
  company_reviews: {
    id: 'text',
    company_id: 'integer',
    author_seal: 'text',
    job_profile_id: 'integer',
    place_id: 'integer',
    experience: 'text',
    exact_experience: 'text',
    is_current: 'boolean',
    is_verified: 'boolean',
    employment: 'text',
    written_on: 'date',
    title: 'text',
    likes: 'text',
    dislikes: 'text',
    overall: 'integer',
    work_life: 'integer',
    skills: 'integer',
    culture: 'integer',
    pay: 'integer',
    security: 'integer',
    promotions: 'integer',
    recommends: 'boolean',
    approves_ceo: 'boolean',
    reply: 'text',
    replied_on: 'date',
    helpful: 'integer',
  },
  review_helpful: { review_id: 'text', voter_seal: 'text' },
  communities: {
    type: 'text',
    entity_id: 'integer',
    name: 'text',
    slug: 'text',
    logo: 'text',
    category: 'text',
  },
  members: {
    id: 'text',
    name: 'text',
    is_reader: 'boolean',
    is_writer: 'boolean',
    career_status: 'text',
    career_status_id: 'integer',
    details: 'text',
    is_from_job_portal: 'boolean',
    avatar_color: 'text',
    selected_profile_type: 'text',
    sandbox_place: 'integer',
  },
  career_statuses: { id: 'integer', member_id: 'text', is_settled: 'boolean', details: 'text' },
  verified_cohorts: { seat_seal: 'text', cohort_seal: 'text' },
  community_members: { follower_seal: 'text', type: 'text', entity_id: 'integer' },
  aliases: {
    id: 'text',
    owner_seal: 'text',
    profile_type: 'text',
    user_name: 'text',
    avatar_seed: 'text',
    bio: 'text',
    is_verified: 'boolean',
  },
  posts: {
    id: 'text',
    alias_id: 'text',
    community_type: 'text',
    community_id: 'integer',
    kind: 'text',
    title: 'text',
    content: 'text',
    highlight_start: 'integer',
    highlight_end: 'integer',
    media: 'jsonb',
    created_at: 'timestamptz',
    up: 'integer',
    down: 'integer',
    comments: 'integer',
  },
  polls: { post_id: 'text', ends_at: 'timestamptz', votes: 'integer' },
  poll_options: { post_id: 'text', option_id: 'integer', text: 'text', votes: 'integer' },
  poll_votes: { post_id: 'text', voter_seal: 'text', option_id: 'integer' },
  salary_offers: {
    post_id: 'text',
    offer_id: 'integer',
    company_name: 'text',
    logo: 'text',
    job_profile: 'text',
    place: 'text',
    fixed: 'integer',
    variable: 'integer',
    stock: 'integer',
    in_hand: 'integer',
    is_current: 'boolean',
    votes: 'integer',
  },
  salary_votes: { post_id: 'text', voter_seal: 'text', offer_id: 'integer' },
  salary_reports: { id: 'text', contributor_seal: 'text', sealed: 'text' },
  interviews: {
    id: 'text',
    author_seal: 'text',
    company_id: 'integer',
    job_profile_id: 'integer',
    place_id: 'integer',
    experience: 'text',
    exact_experience: 'text',
    difficulty: 'text',
    outcome: 'text',
    applied_through: 'text',
    rounds: 'jsonb',
    advice: 'text',
    written_month: 'date',
    helpful: 'integer',
  },
  interview_questions: {
    id: 'text',
    interview_id: 'text',
    company_id: 'integer',
    job_profile_id: 'integer',
    skill: 'text',
    text: 'text',
    round: 'integer',
    asked_month: 'date',
    answers: 'integer',
    helpful: 'integer',
  },
  interview_answers: {
    id: 'text',
    question_id: 'text',
    avatar_seed: 'text',
    text: 'text',
    helpful: 'integer',
    written_month: 'date',
  },
  comments: {
    id: 'text',
    post_id: 'text',
    parent_id: 'text',
    alias_id: 'text',
    text: 'text',
    created_at: 'timestamptz',
    up: 'integer',
    down: 'integer',
    replies: 'integer',
  },
  votes: { resource_type: 'text', resource_id: 'text', voter_seal: 'text', stance: 'text' },
  ...CHAT_COLUMNS,
} as const;

type Filled = keyof typeof COLUMNS;
/** A row with every column that the seed fills. */
export type Row<Table extends Filled> = Required<
  Pick<Insertable<Tables[Table]>, keyof (typeof COLUMNS)[Table] & keyof Insertable<Tables[Table]>>
>;

/** Small enough that no statement comes near the query timeout. */
const BATCH = 4000;

/** Inserts many rows with few statements: one array per column. */
export async function insertRows<Table extends Filled>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const columns = Object.entries(COLUMNS[table]);
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH) as readonly Readonly<Record<string, unknown>>[];
    const arrays = columns.map(([name, type]) => {
      const values = batch.map((row) => row[name]);
      return sql`${values}::${sql.raw(type)}[]`;
    });
    await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)})`.execute(
      db,
    );
  }
}
