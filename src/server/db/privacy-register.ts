import { member, PUBLIC, perItem, type RegisteredTable, sealed, unlinked } from './registered-table';
import type { Tables } from './tables';

export type { RegisteredTable };

const LOGIN = 'a secret of a login; Settings lists the sessions';
const PROOF = 'a keyed hash of a proof; career.json says what was proved';
const COUNT = 'a count that limits how often something happens';
const ENDING = 'only there while an account is on a break or about to be deleted';
const LEADS_NOWHERE = 'nothing in it leads to a member';
const FIGURES = { stays: 'published figures of at least 14 people, which never change' };

/** Every table of the database. tests/server/privacy-register.test.ts compares it with the schema, the export and the deletion. */
export const PRIVACY_REGISTER: Readonly<Record<keyof Tables | OtherTable, RegisteredTable>> = {
  // The account
  members: member(['account']),
  career_statuses: member(['career']),
  work_experiences: member(['work-experiences']),
  educations: member(['educations']),
  profile_photos: member(['account']),
  preferences: member(['preferences']),
  feedback: perItem(['feedback']),
  job_portal_links: member(['job-portal'], 'removed', {
    linkAllowed: 'the seal is that of an account at the job portal and is in no other table',
  }),
  account_breaks: member(ENDING),
  account_deletions: member(ENDING),
  rows_to_encrypt: member('empty after the first start', { stays: 'empty after the first start' }),

  // Logins and proofs
  identities: member(LOGIN, 'removed', {
    linkAllowed: 'the seal is that of an account at a provider and is in no other table',
  }),
  session_families: member(LOGIN, 'removed', { exactTimes: { expires_at: 'of a login' } }),
  sessions: member(LOGIN, 'removed', { exactTimes: { expires_at: 'of a login' } }),
  refresh_tokens: member(LOGIN),
  spent_proofs: unlinked(LEADS_NOWHERE, { stays: 'deleted when the token expires' }),
  email_codes: member(PROOF, 'removed', {
    linkAllowed: 'the seals are those of an email address; the row is deleted an hour after its code',
    exactTimes: {
      sent_at: 'limits how often a code is sent',
      expires_at: 'ends a code; the row is deleted an hour later',
    },
  }),
  email_code_counts: sealed(COUNT),
  verified_addresses: sealed(PROOF),
  verified_cohorts: sealed(PROOF),
  staff_role_log: sealed(
    'a record of the operator about staff roles',
    { stays: 'shows who gave which staff role, for audits' },
    { exactTimes: { granted_at: 'of a command of the operator' } },
  ),

  // Aliases and what they write
  aliases: sealed(['aliases']),
  posts: sealed(['posts'], 'emptied'),
  polls: sealed('its options and votes are public at the post', 'chosen'),
  poll_options: sealed(['posts', 'votes'], 'chosen'),
  salary_offers: sealed(['posts', 'votes'], 'chosen'),
  comments: sealed(['comments'], 'emptied'),
  former_texts: unlinked('earlier versions, which only moderators read', 'chosen'),
  chat_groups: sealed(['chats']),
  chat_seats: sealed('the chats a member is in; chats.json has the messages'),
  chat_messages: sealed(['chats']),
  chat_blocks: sealed('whom an alias blocked; the chat shows it'),

  // Votes and marks on single items
  votes: perItem(['votes'], 'chosen'),
  poll_votes: perItem(['votes'], 'chosen'),
  salary_votes: perItem(['votes'], 'chosen'),
  review_helpful: perItem(['votes'], 'chosen'),
  interview_answer_helpful: perItem(['votes'], 'chosen'),
  comment_reactions: perItem(['votes'], 'chosen'),
  reports: perItem(['reports']),
  chat_reports: perItem(['reports']),
  answer_requests: perItem(['answer-requests']),
  unwanted_posts: perItem(['hidden-posts']),
  pending_pictures: perItem('a picture that nothing shows yet; it is deleted after a day'),
  idempotency_keys: perItem('the response to a request that may be repeated; it is deleted after two days'),

  // Contributions
  company_reviews: sealed(['reviews'], 'chosen'),
  removed_contributions: sealed('that a moderator had removed a deleted contribution; gone after 90 days'),
  released_opinions: sealed('which answers of a review are counted; reviews.json has them', 'chosen'),
  review_challenges: sealed('a question of the company; the page of the review shows the answer', 'chosen'),
  salary_reports: sealed(['salaries'], 'chosen'),
  unsealed_salary_reports: sealed('gone after the first start', { stays: 'gone after the first start' }),
  interviews: sealed(['interviews'], 'chosen'),
  interview_questions: sealed(['interviews'], 'chosen'),
  interview_answers: sealed(['votes'], 'chosen'),
  benefit_reports: sealed(['benefits'], 'chosen'),
  photo_reports: sealed(['photos'], 'chosen'),
  company_photos: sealed(['photos'], 'chosen'),
  alumni_reports: unlinked(LEADS_NOWHERE, { stays: 'no one can tell whose it is; deleted when published' }),
  unsealed_alumni_reports: unlinked(LEADS_NOWHERE, { stays: 'gone after the first start' }),
  alumni_buckets: unlinked(LEADS_NOWHERE, FIGURES),
  salary_buckets: unlinked(LEADS_NOWHERE, FIGURES),

  // Saved items, follows and notifications
  community_members: sealed(['communities']),
  saved_offers: perItem(['saved-offers']),
  unsealed_saved_offers: sealed('gone after the first start', { stays: 'gone after the first start' }),
  browsing_history: sealed(['browsing-history']),
  job_alerts: sealed(['job-alerts']),
  rephrasings: sealed(COUNT),
  notices: sealed(['notifications']),
  muted_threads: sealed(['notifications']),
  notice_boxes: sealed('an encrypted address inside the server'),
  notice_preferences: sealed(['notification-preferences']),
  notice_addresses: sealed(['email']),
  email_requests: sealed('a random id of the latest link for emails'),
  push_devices: sealed(['devices']),
  push_days: sealed(COUNT),
  push_outbox: sealed('a message on its way; notifications.json has it', 'removed', {
    exactTimes: { due_at: 'only where a push service named the time for a retry; deleted when it is sent' },
  }),
  popup_checks: sealed(COUNT),
  account_deletion_parts: sealed(ENDING),
  job_applications: perItem(['job-applications']),
  email_outbox: perItem(
    'an encrypted email on its way to an employer or about a grievance; deleted when it is sent',
  ),

  // Rewards: points are counted, not stored
  coupon_codes: perItem(['coupons']),
  added_coupon_codes: unlinked(LEADS_NOWHERE, {
    stays: 'each code is added once, also if its row is deleted',
  }),

  // Moderation and complaints
  moderation_decisions: unlinked(['reviews', 'interviews', 'photos'], {
    stays: 'the public log keeps each decision, without its text when the item goes',
  }),
  appeals: unlinked('a message to the moderators about their item, which shows it'),
  moderation_waits: unlinked('the day of a report or the week of an appeal; deleted with the decision'),
  staff_actions: unlinked('an encrypted record of the operator about what staff did', {
    stays: 'shows which staff member decided; deleted after 180 days',
  }),
  employer_flags: unlinked(LEADS_NOWHERE, {
    stays: 'a request of a company about a review, without the review when it goes',
  }),
  grievances: unlinked(
    LEADS_NOWHERE,
    { stays: 'no account is known; deleted 180 days after its answer' },
    {
      exactTimes: {
        acknowledged_at: 'proves that the 24 hours were met',
        closed_at: 'proves that the 15 days were met',
      },
    },
  ),
  grievance_addresses: unlinked(LEADS_NOWHERE, { stays: 'deleted 30 days after the answer' }),
  search_questions: sealed('copies of titles of public posts', {
    stays: 'rebuilt from public posts every hour',
  }),
  socket_io_attachments: unlinked(
    'messages on their way between two servers',
    { stays: 'deleted after half a minute' },
    { exactTimes: { created_at: 'the adapter deletes rows by it after half a minute' } },
  ),

  // Untraceable posts
  token_keys: PUBLIC,
  token_batches: sealed(COUNT),
  token_proofs: unlinked(COUNT, {
    stays: 'stops a second batch of a new account; deleted when the month is over',
  }),
  spent_tokens: unlinked(LEADS_NOWHERE, { stays: 'a token is spent once; deleted when its key has expired' }),
  untraceable_pending: unlinked(LEADS_NOWHERE, { stays: 'published in its hour, then deleted here' }),
  untraceable_items: unlinked(LEADS_NOWHERE, {
    stays: 'no one can tell whose it is; only the author has the key that deletes the post or comment',
  }),

  // The public log
  log_contributions: sealed('the salt of a hash in the public log; the contribution shows it', 'chosen'),
  log_pending: unlinked(LEADS_NOWHERE, { stays: 'enters the public log in its hour, then goes' }),
  log_entries: PUBLIC,
  log_hashes: PUBLIC,
  log_checkpoints: PUBLIC,

  // Catalogues, figures and content of companies
  award_editions: PUBLIC,
  award_shares: PUBLIC,
  startup_awards: PUBLIC,
  startup_editions: PUBLIC,
  alumni_slices: PUBLIC,
  colleges: PUBLIC,
  communities: PUBLIC,
  coupons: PUBLIC,
  companies: PUBLIC,
  company_application_addresses: PUBLIC,
  company_awards: PUBLIC,
  company_badges: PUBLIC,
  company_benefits: PUBLIC,
  company_bursts: PUBLIC,
  company_challenges: PUBLIC,
  company_comparisons: PUBLIC,
  company_domains: PUBLIC,
  company_facets: PUBLIC,
  company_videos: PUBLIC,
  company_interest: PUBLIC,
  company_leaders: PUBLIC,
  company_locations: PUBLIC,
  company_opinions: PUBLIC,
  company_phrases: PUBLIC,
  company_prizes: PUBLIC,
  company_quarters: PUBLIC,
  company_ratings: PUBLIC,
  company_sections: PUBLIC,
  company_updates: PUBLIC,
  departments: PUBLIC,
  industries: PUBLIC,
  industry_ratings: PUBLIC,
  interview_counts: PUBLIC,
  job_places: PUBLIC,
  job_profiles: PUBLIC,
  jobs: PUBLIC,
  places: PUBLIC,
  salary_releases: PUBLIC,
  salary_slices: PUBLIC,
  schema_migrations: PUBLIC,
  search_best: PUBLIC,
  search_employers: PUBLIC,
  search_entries: PUBLIC,
  search_ready: PUBLIC,
  search_tails: PUBLIC,
  search_titles: PUBLIC,
  search_vocabulary: PUBLIC,
  seeds: PUBLIC,

  // The queue of scheduled tasks: names of tasks and when they run, never whom they are about (decision 195)
  'pgboss.archive': PUBLIC,
  'pgboss.job': PUBLIC,
  'pgboss.queue': PUBLIC,
  'pgboss.schedule': PUBLIC,
  'pgboss.subscription': PUBLIC,
  'pgboss.version': PUBLIC,
};

/** Tables that no typed query of ours reads or writes. */
type OtherTable =
  | 'schema_migrations'
  | 'socket_io_attachments'
  | 'unsealed_salary_reports'
  | 'unsealed_alumni_reports'
  | 'unsealed_saved_offers'
  | `pgboss.${'archive' | 'job' | 'queue' | 'schedule' | 'subscription' | 'version'}`;
