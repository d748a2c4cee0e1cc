import { type RawBuilder, sql } from 'kysely';
import type { ExportPart, Owner } from './export-parts';

const aliases = ({ seals }: Owner) => sql`(${seals['face ANONYMOUS']}, ${seals['face DESIGNATION']})`;
const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** Null for content of others that moderators removed. */
const title = sql`case when p.status = 'LIVE' then p.title end`;
const start = sql`case when c.status = 'LIVE' and p.status = 'LIVE' then left(c.text, 80) end`;

const castOn = ({ vote }: Owner['seals'], type: 'POST' | 'COMMENT', id: RawBuilder<unknown>) =>
  sql`v.resource_type = ${type} and v.resource_id = ${id} and v.voter_seal = sealed_for(${vote}, ${id})`;

const POLL_OPTIONS = sql`array(select o.text from poll_options o where o.post_id = p.id order by o.option_id)`;

const SALARY_OFFERS = sql`coalesce((
  select json_agg(json_build_object('company', s.company_name, 'jobProfile', s.job_profile, 'city', s.place,
    'fixed', s.fixed, 'variable', s.variable, 'stock', s.stock) order by s.offer_id)
  from salary_offers s where s.post_id = p.id), '[]'::json)`;

export const COMMENT_PARTS = {
  aliases: {
    about: 'Your aliases. We never show anyone else that they’re yours.',
    fields: { type: 'text', name: 'text', about: 'text', verified: 'flag' },
    rows: (owner) => sql`
      select profile_type as type, user_name as name, bio as about, is_verified as verified
      from aliases where owner_seal in ${aliases(owner)} order by 1`,
  },
  posts: {
    about: 'Your posts.',
    fields: {
      writtenAs: 'text',
      community: 'text',
      kind: 'text',
      status: 'text',
      title: 'text',
      content: 'text',
      media: 'list',
      pollOptions: 'list',
      salaryOffers: 'list',
      writtenOn: 'text',
      up: 'number',
      down: 'number',
    },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", c.name as community, p.kind, p.status, p.title, p.content, p.media,
        ${POLL_OPTIONS} as "pollOptions", ${SALARY_OFFERS} as "salaryOffers",
        ${day('p.created_at')} as "writtenOn", p.up, p.down
      from posts p join aliases f on f.id = p.alias_id
      join communities c on c.type = p.community_type and c.entity_id = p.community_id
      where f.owner_seal in ${aliases(owner)} order by p.created_at desc, p.id`,
  },
  comments: {
    about: 'Your comments and answers.',
    fields: {
      writtenAs: 'text',
      post: 'text?',
      text: 'text',
      writtenOn: 'text',
      up: 'number',
      down: 'number',
    },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", case when p.status = 'LIVE' or p.alias_id = c.alias_id then p.title end as post,
        c.text, ${day('c.created_at')} as "writtenOn", c.up, c.down
      from comments c join aliases f on f.id = c.alias_id join posts p on p.id = c.post_id
      where f.owner_seal in ${aliases(owner)} order by c.created_at desc, c.id`,
  },
  chats: {
    about: 'Your chat messages.',
    fields: { writtenAs: 'text', chat: 'text', text: 'text', writtenOn: 'text' },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", case g.kind when 'ROOM' then g.name else 'One-to-one chat' end as chat, m.text,
        ${day('m.created_at')} as "writtenOn"
      from chat_messages m join aliases f on f.id = m.alias_id join chat_groups g on g.id = m.group_id
      where f.owner_seal in ${aliases(owner)} order by m.created_at desc, m.id`,
  },
  reports: {
    about: 'What you reported.',
    fields: { on: 'text', reason: 'text', note: 'text' },
    rows: ({ seals }) => sql`
      select lower(resource_type) as "on", reason, note from reports
      where reporter_seal = sealed_for(${seals.reports}, resource_id)
      union all select 'message', reason, note from chat_reports
      where reporter_seal = sealed_for(${seals.vote}, message_id)`,
  },
  'hidden-posts': {
    about: 'Posts you marked as “Not interested”.',
    fields: { title: 'text?' },
    rows: ({ seals }) => sql`
      select ${title} as title from posts p
      join unwanted_posts u on u.post_id = p.id and u.reader_seal = sealed_for(${seals.unwanted}, p.id)`,
  },
  'answer-requests': {
    about: 'Questions you want answered.',
    fields: { title: 'text?' },
    rows: ({ seals }) => sql`
      select ${title} as title from posts p
      join answer_requests r on r.post_id = p.id and r.requester_seal = sealed_for(${seals['answer requests']}, p.id)`,
  },
  votes: {
    about: 'Your votes and reactions.',
    fields: { on: 'text', title: 'text?', vote: 'text' },
    // Joins from targets to votes: a seal is then computed per target, instead of per vote of every member.
    rows: ({ seals }) => sql`
      select 'post' as "on", ${title} as title, v.stance as vote from posts p
      join votes v on ${castOn(seals, 'POST', sql`p.id`)}
      union all select 'comment', ${start}, v.stance from comments c join posts p on p.id = c.post_id
      join votes v on ${castOn(seals, 'COMMENT', sql`c.id`)}
      union all select 'poll', ${title}, case when p.status = 'LIVE' then o.text else '' end from posts p
      join poll_votes v on v.post_id = p.id and v.voter_seal = sealed_for(${seals.vote}, p.id)
      join poll_options o on o.post_id = v.post_id and o.option_id = v.option_id
      union all select 'salary offer', ${title}, case when p.status = 'LIVE' then o.company_name else '' end from posts p
      join salary_votes v on v.post_id = p.id and v.voter_seal = sealed_for(${seals.vote}, p.id)
      join salary_offers o on o.post_id = v.post_id and o.offer_id = v.offer_id
      union all select 'review', case when r.status = 'LIVE' then r.title end, 'HELPFUL' from company_reviews r
      join review_helpful v on v.review_id = r.id and v.voter_seal = sealed_for(${seals.vote}, r.id)
      union all select 'interview answer', case when not q.is_hidden then left(a.text, 80) end, 'HELPFUL' from interview_answers a
      join interview_questions q on q.id = a.question_id
      join interview_answer_helpful v on v.answer_id = a.id and v.voter_seal = sealed_for(${seals.vote}, a.id)
      union all select 'comment', ${start}, v.reaction from comments c join posts p on p.id = c.post_id
      join comment_reactions v on v.comment_id = c.id and v.reactor_seal = sealed_for(${seals.vote}, c.id)`,
  },
} satisfies Readonly<Record<string, ExportPart>>;
