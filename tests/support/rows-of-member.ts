import { type RawBuilder, sql } from 'kysely';
import { queueEmail } from '../../src/server/mail/email-outbox';
import { saveApplication } from '../../src/server/services/jobs/application-queries';
import { keepOffer } from '../../src/server/services/posts/saved-offers';
import {
  contributeEveryKind,
  type NewUser,
  PICTURE,
} from '../../src/server/services/profile/account/testing';
import { sealsOf } from '../../src/server/services/profile/deletion/account-seals';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import { sealCode } from '../../src/server/services/profile/rewards/coupon-codes';
import { sealReport } from '../../src/server/services/salaries/sealed-report';
import { logChange } from '../../src/server/services/trust/log-contributions';
import type { TestServer } from '../../src/server/testing/start-test-server';

/**
 * Creates a row for this member in every table that can have one. Every new member table needs a line here.
 */
export async function leaveRowsOf(server: TestServer, member: NewUser): Promise<void> {
  await fillAccount(server, member);
  const { post, comment } = await member.write(server, 'A question of mine', 'Its text');
  await contributeEveryKind(server, member, `Of${member.id}`);
  const { services } = server;
  await logChange(services.db, { type: 'POST', id: post });
  const seals = sealsOf(services, member.id);
  const all = [
    ...ofAccount(member.id),
    ...ofPost(post, comment),
    ...votes(seals.vote),
    ...marks(seals, services.seal('idempotency key1', member.id)),
    ...contributions(seals),
    ...chats(seals),
    ...saved(seals),
    ...notices(seals, post),
  ];
  for (const statement of all) await statement.execute(services.db);
  const id = services.newId();
  const sealed = sealReport(services, id, SALARY);
  const application = { id: services.newId(), jobId: 'Jb4ZentrixBackend01', seal: seals['job applications'] };
  const details = { name: member.id, email: 'a@b.example', phone: '', answers: [] };
  await saveApplication(services, { ...application, details, resume: Buffer.from('%PDF-') });
  const email = { to: 'hr@zentrix.example', subject: 'A person applied', text: member.id };
  await queueEmail(services, email, application.id);
  await keepOffer(services, seals['saved offers'], { id: services.newId(), offer: OFFER });
  const coupon_id = 'Coupon0fMembers1';
  const owner_seal = sealedFor(seals.coupons, coupon_id);
  await services.db
    .insertInto('coupon_codes')
    .values({ ...sealCode(services, `Code of ${member.id}`), coupon_id, owner_seal })
    .execute();
  await services.db
    .insertInto('salary_reports')
    .values({ id, contributor_seal: seals.salary, sealed })
    .execute();
}

const OFFER = {
  ...{ company_name: 'Kaveri Bank', job_profile: 'Analyst', place: 'Pune', is_current: false },
  ...{ fixed: 1_200_000, variable: 0, stock: 0, in_hand: 80_000 },
};
const EXAMPLE_POST = 'Kq3vN8xWm2Zt7Rf1';
const SALARY = {
  ...{ company: 1001, job: 1, place: 1, years: 4, fixed: 1_800_000, variable: 0, stock: 0, stockYears: null },
  ...{ stockType: null, isCurrent: true, month: '2026-11-01', bucket: null },
};

type Seals = ReturnType<typeof sealsOf>;
type Statements = readonly RawBuilder<unknown>[];

async function fillAccount({ services }: TestServer, member: NewUser): Promise<void> {
  await member.employ('Zentrix Labs');
  const work = {
    companyName: 'Kaveri Bank',
    jobProfile: 'Analyst',
    location: 'Pune',
    employmentType: 'fulltime',
  };
  const key = { 'idempotency-key': services.newId() };
  await member.call(
    'POST',
    'v3/user/work-experience',
    { ...work, startMonth: '2020-01', endMonth: null, description: null },
    key,
  );
  const course = {
    educationType: 'Graduation/Diploma',
    courseName: 'B.Tech/B.E.',
    specialization: null,
    collegeName: 'Government College',
    courseMode: 'fulltime',
    startYear: 2016,
    endYear: 2020,
  };
  await member.call('POST', 'v3/user/education', course, { 'idempotency-key': services.newId() });
  await member.call('PUT', 'v1/user/feedback', { topic: 'praise', rating: 5, text: 'Good' });
  await member.call('PUT', 'v1/user/preferences', { analytics: false });
  await member.call('PUT', 'v1/user/profile-photo', { image: PICTURE });
}

const ofAccount = (id: string): Statements => [
  sql`insert into job_portal_links (member_id, account_seal) values (${id}, 'portal' || ${id})`,
  sql`insert into identities (seal, member_id) values ('identity' || ${id}, ${id})`,
  sql`insert into session_families (id, member_id, expires_at) values ('family' || ${id}, ${id}, '2027-01-01')`,
  sql`insert into refresh_tokens (token_hash, family_id) values ('token' || ${id}, 'family' || ${id})`,
  sql`insert into email_codes (member_id, salt, code_hash, address_seal, address_owner_seal, proof, sent_at, expires_at)
    values (${id}, 'salt', 'hash', 'address', 'owner', 'VERIFIED', '2026-11-20', '2026-11-20')`,
  sql`insert into account_breaks (member_id) values (${id})`,
];

const ofPost = (post: string, comment: string): Statements => [
  sql`insert into polls (post_id, ends_at) values (${post}, '2026-12-01T00:00:00Z')`,
  sql`insert into poll_options (post_id, option_id, text) values (${post}, 1, 'Yes')`,
  sql`insert into salary_offers (post_id, offer_id, company_name, logo, job_profile, place, fixed, variable, stock, in_hand)
    values (${post}, 1, 'Kaveri Bank', 'kaveri', 'Analyst', 'Pune', 1200000, 0, 0, 80000)`,
  // A comment with a reply leaves a placeholder.
  sql`insert into comments (id, post_id, parent_id, alias_id, text, created_at)
    select 'Reply' || id, post_id, id, (select alias_id from posts where id = ${EXAMPLE_POST}), 'A reply', created_at
    from comments where id = ${comment}`,
  sql`insert into former_texts (resource_type, resource_id, version, title, content)
    values ('POST', ${post}, 1, 'Before', 'Before')`,
  sql`insert into appeals (resource_type, resource_id, text) values ('POST', ${post}, 'Please look again')`,
];

/** Actions on other members' items, which count them. */
const votes = (key: string): Statements => [
  sql`update posts set up = up + 1, answer_requests = answer_requests + 1`,
  sql`update comments set up = up + 1, likes = likes + 1`,
  sql`update polls set votes = votes + 1`,
  sql`update poll_options set votes = votes + 1`,
  sql`update salary_offers set votes = votes + 1`,
  sql`update company_reviews set helpful = helpful + 1`,
  sql`update interview_answers set helpful = helpful + 1`,
  sql`insert into votes (resource_type, resource_id, voter_seal, stance)
    select 'POST', id, sealed_for(${key}, id), 'UP' from posts order by id limit 1`,
  sql`insert into votes (resource_type, resource_id, voter_seal, stance)
    select 'COMMENT', id, sealed_for(${key}, id), 'UP' from comments order by id limit 1`,
  sql`insert into poll_votes (post_id, voter_seal, option_id)
    select post_id, sealed_for(${key}, post_id), option_id from poll_options order by 1 limit 1`,
  sql`insert into salary_votes (post_id, voter_seal, offer_id)
    select post_id, sealed_for(${key}, post_id), offer_id from salary_offers order by 1 limit 1`,
  sql`insert into review_helpful (review_id, voter_seal) select id, sealed_for(${key}, id) from company_reviews order by 1 limit 1`,
  sql`insert into interview_answer_helpful (answer_id, voter_seal)
    select id, sealed_for(${key}, id) from interview_answers order by 1 limit 1`,
  sql`insert into comment_reactions (comment_id, reactor_seal, reaction)
    select id, sealed_for(${key}, id), 'like' from comments order by 1 limit 1`,
];

const marks = (seals: Seals, keySeal: string): Statements => [
  sql`insert into reports (resource_type, resource_id, reporter_seal, reason, note)
    values ('POST', ${EXAMPLE_POST}, sealed_for(${seals.reports}, ${EXAMPLE_POST}), 'SPAM', 'Look')`,
  sql`insert into moderation_waits (resource_type, resource_id, since)
    select 'REVIEW', id, '2026-11-20' from company_reviews where author_seal = ${seals.review}`,
  sql`insert into answer_requests (post_id, requester_seal)
    values (${EXAMPLE_POST}, sealed_for(${seals['answer requests']}, ${EXAMPLE_POST}))`,
  sql`insert into unwanted_posts (post_id, reader_seal)
    values (${EXAMPLE_POST}, sealed_for(${seals.unwanted}, ${EXAMPLE_POST}))`,
  sql`insert into pending_pictures (key, owner_seal, created_at)
    select key, sealed_for(${seals.picture}, key), '2026-11-20T10:00:00Z' from (select gen_random_uuid()::text as key) one`,
  sql`insert into idempotency_keys (owner_seal, operation, key, request_hash, created_at)
    values (${keySeal}, 'createPost', 'key1', 'hash', '2026-11-20T10:00:00Z')`,
];

const contributions = (seals: Seals): Statements => [
  sql`update company_reviews set recommends = true where author_seal = ${seals.review}`,
  sql`insert into removed_contributions (author_seal, company_id, removed_on) values (${seals.review}, 1002, '2026-11-20'), (${seals.photos}, 1002, '2026-11-20')`,
  sql`insert into review_challenges (review_id, asked_on)
    select id, '2026-11-20' from company_reviews where author_seal = ${seals.review}`,
  sql`insert into released_opinions (review_id, question, company_id, is_yes, bucket_id)
    select id, 'recommend', company_id, true, null from company_reviews where author_seal = ${seals.review}`,
  sql`with mine as (select id, company_id, job_profile_id from interviews where author_seal = ${seals.interview} limit 1),
      question as (
        insert into interview_questions (id, interview_id, company_id, job_profile_id, skill, text, round, asked_month)
        select 'Question' || id, id, company_id, job_profile_id, 'SQL', 'What is a join?', 1, '2026-11-01' from mine returning id)
    insert into interview_answers (id, question_id, avatar_seed, text, written_month)
    select 'Answer' || id, id, 'fern', 'Two tables', '2026-11-01' from question`,
  sql`insert into photo_reports (id, author_seal, company_id, submitted_month)
    values ('Photo' || ${seals.photos}, ${seals.photos}, 1001, '2026-11-01')`,
  sql`insert into company_photos (company_id, position, url, album, caption, report_id, picture)
    select 1001, max(position) + 1, '/media/none-800.webp', 'food', 'Lunch', 'Photo' || ${seals.photos}, ${seals.photos}
    from company_photos`,
];

const chats = (seals: Seals): Statements => {
  const mine = sql`(select id from aliases where owner_seal = ${seals['face ANONYMOUS']})`;
  const other = sql`(select alias_id from posts where id = ${EXAMPLE_POST})`;
  const chat = `Chat${seals.vote}`;
  return [
    sql`insert into chat_groups (id, kind, audience, pair) values (${chat}, 'DIRECT', 'COMMUNITY', ${chat})`,
    sql`insert into chat_seats (group_id, alias_id, status) values (${chat}, ${mine}, 'ACTIVE')`,
    sql`insert into chat_messages (group_id, number, id, alias_id, client_id, text, created_at)
      values (${chat}, 1, 'One' || ${chat}, ${mine}, 'one', 'Hello', '2026-11-20T10:00:00Z'),
        (${chat}, 2, 'Two' || ${chat}, ${other}, 'two', 'Hello yourself', '2026-11-20T10:00:00Z')`,
    sql`insert into chat_reports (message_id, reporter_seal, reason, note)
      values ('Two' || ${chat}, sealed_for(${seals.vote}, 'Two' || ${chat}), 'ABUSE', 'Rude')`,
    sql`insert into chat_blocks (alias_id, blocked_alias_id) values (${mine}, ${other})`,
  ];
};

const saved = (seals: Seals): Statements => [
  sql`insert into community_members (follower_seal, type, entity_id) values (${seals.follows}, 'TOPIC', 7)`,
  sql`insert into browsing_history (reader_seal, company_id, seen_on, place) values (${seals.history}, 1001, '2026-11-20', 1)`,
  sql`insert into job_alerts (id, owner_seal, box, job_profile_ids)
    values (gen_random_uuid()::text, ${seals['job alerts']}, 'box', '{1}')`,
  sql`insert into coupons (id, name, about, points) values ('Coupon0fMembers1', 'Book voucher', '', 100) on conflict do nothing`,
  sql`insert into rephrasings (owner_seal, draft_id, used_on, used) values (${seals.rephrase}, 'draft', '2026-11-20', 1)`,
  sql`insert into token_batches (holder_seal, month, request_hash) values (${seals.tokens}, '2026-11-01', 'hash')`,
  sql`insert into email_code_counts (owner_seal, day, sends) values (${seals['code sender']}, '2026-11-20', 1)`,
  sql`insert into verified_addresses (address_seal, owner_seal, holder_seal)
    values ('address' || ${seals.vote}, 'owner', ${seals['address holder']})`,
  sql`insert into verified_cohorts (seat_seal, cohort_seal) values (${seals['cohort job']}, 'cohort')
    on conflict do nothing`,
];

const notices = (seals: Seals, post: string): Statements => {
  const notice = `Notice${seals.vote}`;
  return [
    sql`insert into notices (id, recipient_seal, variant, post_id, item, notified_at)
      values (${notice}, ${seals['face ANONYMOUS']}, 'reply', ${post}, 'POST', '2026-11-20T10:00:00Z')`,
    sql`insert into muted_threads (recipient_seal, post_id) values (${seals['face ANONYMOUS']}, ${post})`,
    sql`insert into notice_boxes (owner_seal, box) values (${seals['face ANONYMOUS']}, 'box') on conflict do nothing`,
    sql`insert into notice_preferences (box_seal, preferences) values (${seals.notices}, '{}')`,
    sql`insert into notice_addresses (box_seal, address) values (${seals.notices}, 'encrypted')`,
    sql`insert into email_requests (box_seal, request) values (${seals.notices}, 'request')`,
    sql`insert into push_devices (token_hash, box_seal, token) values ('device' || ${seals.vote}, ${seals.notices}, 'token')`,
    sql`insert into push_days (box_seal, channel, day) values (${seals.notices}, 'push', '2026-11-20')`,
    sql`insert into push_outbox (id, box, channel, notice_id, figure, due_at)
      values (${notice}, 'box', 'push', ${notice}, 1, '2026-11-20T10:00:00Z')`,
    sql`insert into popup_checks (box_seal, popup_type, shown, last_at)
      values (${seals.notices}, 'allow_notifications', 1, '2026-11-20T10:00:00Z')`,
  ];
};
