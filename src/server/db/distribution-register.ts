import type { PRIVACY_REGISTER } from './privacy-register';

/** The keys by which tables are distributed. Tables of one kind of key are stored together and can be joined on it. */
export const SHARD_KEYS = {
  item: {
    type: 'text',
    safe: 'the id of a post, review, chat or other item is random. No account, seal or alias can be computed from it, so the items of one member are on servers that have nothing in common.',
  },
  company: {
    type: 'integer',
    safe: 'the company is public on each of these rows, and thousands of members write about one company. Rows of one member about several companies are apart.',
  },
} as const;

/**
 * The place of a table's rows if one primary is not enough (decision 229):
 * - distributed: each row on the server that its key selects
 * - copied: all rows on every server, for tables that are read with others and seldom written
 * - local: all rows on the first server, as today
 */
export type Distribution = 'copied' | 'local' | DistributedTable;

export interface DistributedTable {
  readonly by: keyof typeof SHARD_KEYS;
  readonly column: string;
  /** Unique indexes without the key, each with what keeps its rows unique. */
  readonly withoutKey?: Readonly<Record<string, string>>;
}

type Table = keyof typeof PRIVACY_REGISTER;

const item = (column: string, withoutKey?: DistributedTable['withoutKey']): DistributedTable => ({
  by: 'item',
  column,
  ...(withoutKey && { withoutKey }),
});
const company = (withoutKey?: DistributedTable['withoutKey']): DistributedTable => ({
  by: 'company',
  column: 'company_id',
  ...(withoutKey && { withoutKey }),
});

const RANDOM = 'it is random, so the key can be added to the index';

/** Every table of the database. tests/server/distribution.test.ts compares it with the schema and the main requests. */
export const DISTRIBUTION_REGISTER: Readonly<Record<Table, Distribution>> = {
  // Posts and what belongs to one of them
  posts: item('id'),
  comments: item('post_id', { comments_pkey: RANDOM }),
  polls: item('post_id'),
  poll_options: item('post_id'),
  poll_votes: item('post_id'),
  salary_offers: item('post_id'),
  salary_votes: item('post_id'),
  answer_requests: item('post_id'),
  unwanted_posts: item('post_id'),

  // Rows of an item of any kind
  votes: item('resource_id'),
  comment_reactions: item('comment_id'),
  reports: item('resource_id'),
  former_texts: item('resource_id'),
  log_contributions: item('resource_id', { log_contributions_commitment: 'it is a hash with a random salt' }),
  review_helpful: item('review_id'),
  review_challenges: item('review_id'),
  interview_answers: item('question_id', { interview_answers_pkey: RANDOM }),
  interview_answer_helpful: item('answer_id'),
  untraceable_items: item('item_id'),
  salary_reports: item('id'),
  salary_buckets: item('id'),
  alumni_buckets: item('id'),
  idempotency_keys: item('key'),

  // Chats
  chat_groups: item('id', {
    chat_groups_pair_key: 'a table of pairs, distributed by the pair, is written first',
  }),
  chat_seats: item('group_id'),
  chat_messages: item('group_id', { chat_messages_id_key: RANDOM }),
  chat_reports: item('message_id'),

  // Contributions about companies
  company_reviews: company({ company_reviews_pkey: RANDOM }),
  released_opinions: company({ released_opinions_pkey: 'a review is about one company' }),
  interviews: company({ interviews_pkey: RANDOM }),
  interview_questions: company({ interview_questions_pkey: RANDOM }),
  benefit_reports: company({ benefit_reports_pkey: RANDOM }),
  photo_reports: company({ photo_reports_pkey: RANDOM }),
  company_photos: company({ company_photos_picture_key: RANDOM, company_photos_id_key: RANDOM }),

  // Read with every post, comment and chat
  aliases: 'copied',
  chat_blocks: 'copied',
  communities: 'copied',

  // Catalogues, figures and content of companies
  award_editions: 'copied',
  startup_awards: 'copied',
  startup_editions: 'copied',
  alumni_slices: 'copied',
  colleges: 'copied',
  companies: 'copied',
  company_awards: 'copied',
  company_badges: 'copied',
  company_benefits: 'copied',
  company_bursts: 'copied',
  company_challenges: 'copied',
  company_comparisons: 'copied',
  company_domains: 'copied',
  company_facets: 'copied',
  company_videos: 'copied',
  company_leaders: 'copied',
  company_locations: 'copied',
  company_opinions: 'copied',
  company_phrases: 'copied',
  company_prizes: 'copied',
  company_quarters: 'copied',
  company_ratings: 'copied',
  company_sections: 'copied',
  company_updates: 'copied',
  departments: 'copied',
  industries: 'copied',
  industry_ratings: 'copied',
  interview_counts: 'copied',
  job_places: 'copied',
  job_profiles: 'copied',
  jobs: 'copied',
  places: 'copied',
  salary_slices: 'copied',
  search_best: 'copied',
  search_employers: 'copied',
  search_entries: 'copied',
  search_questions: 'copied',
  search_ready: 'copied',
  search_tails: 'copied',
  search_titles: 'copied',
  search_vocabulary: 'copied',

  // Accounts and logins: no key, so that no server but the first learns which accounts exist
  members: 'local',
  career_statuses: 'local',
  work_experiences: 'local',
  educations: 'local',
  profile_photos: 'local',
  preferences: 'local',
  feedback: 'local',
  job_portal_links: 'local',
  account_breaks: 'local',
  account_deletions: 'local',
  account_deletion_parts: 'local',
  rows_to_encrypt: 'local',
  identities: 'local',
  session_families: 'local',
  sessions: 'local',
  refresh_tokens: 'local',
  spent_proofs: 'local',
  email_codes: 'local',
  email_code_counts: 'local',
  verified_addresses: 'local',
  verified_cohorts: 'local',
  staff_role_log: 'local',

  // Rows that are found by the seal of a member: a seal is no key, because it would put one member's rows together
  browsing_history: 'local',
  community_members: 'local',
  coupon_codes: 'local',
  email_outbox: 'local',
  email_requests: 'local',
  job_alerts: 'local',
  job_applications: 'local',
  muted_threads: 'local',
  notice_addresses: 'local',
  notice_boxes: 'local',
  notice_preferences: 'local',
  notices: 'local',
  pending_pictures: 'local',
  popup_checks: 'local',
  push_days: 'local',
  push_devices: 'local',
  push_outbox: 'local',
  removed_contributions: 'local',
  rephrasings: 'local',
  saved_offers: 'local',
  token_batches: 'local',

  // One writer, a separate order, or few rows
  added_coupon_codes: 'local',
  appeals: 'local',
  alumni_reports: 'local',
  award_shares: 'local',
  company_application_addresses: 'local',
  company_interest: 'local',
  coupons: 'local',
  employer_flags: 'local',
  grievance_addresses: 'local',
  grievances: 'local',
  log_checkpoints: 'local',
  log_entries: 'local',
  log_hashes: 'local',
  log_pending: 'local',
  moderation_decisions: 'local',
  moderation_waits: 'local',
  salary_releases: 'local',
  schema_migrations: 'local',
  seeds: 'local',
  socket_io_attachments: 'local',
  spent_tokens: 'local',
  staff_actions: 'local',
  token_keys: 'local',
  token_proofs: 'local',
  unsealed_alumni_reports: 'local',
  unsealed_salary_reports: 'local',
  unsealed_saved_offers: 'local',
  untraceable_pending: 'local',
  'pgboss.archive': 'local',
  'pgboss.job': 'local',
  'pgboss.queue': 'local',
  'pgboss.schedule': 'local',
  'pgboss.subscription': 'local',
  'pgboss.version': 'local',
};
