import { sql } from 'kysely';
import type { ExportPart, Owner } from './export-parts';

const faces = ({ seals }: Owner) => sql`(${seals['face ANONYMOUS']}, ${seals['face DESIGNATION']})`;
const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** What members say, report and vote for under their names. */
export const SPOKEN_PARTS = {
  faces: {
    about: 'The names others know you by. Nobody but you is told that they are yours.',
    fields: { type: 'text', name: 'text', about: 'text', verified: 'flag' },
    rows: (owner) => sql`
      select profile_type as type, user_name as name, bio as about, is_verified as verified
      from faces where owner_seal in ${faces(owner)} order by 1`,
  },
  posts: {
    about: 'What you posted.',
    fields: {
      writtenAs: 'text',
      community: 'text',
      kind: 'text',
      status: 'text',
      title: 'text',
      content: 'text',
      media: 'list',
      writtenOn: 'text',
      up: 'number',
      down: 'number',
    },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", c.name as community, p.kind, p.status, p.title, p.content, p.media,
        ${day('p.created_at')} as "writtenOn", p.up, p.down
      from posts p join faces f on f.id = p.face_id
      join communities c on c.type = p.community_type and c.entity_id = p.community_id
      where f.owner_seal in ${faces(owner)} order by p.created_at desc, p.id`,
  },
  comments: {
    about: 'What you answered.',
    fields: {
      writtenAs: 'text',
      post: 'text',
      text: 'text',
      writtenOn: 'text',
      up: 'number',
      down: 'number',
    },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", p.title as post, c.text, ${day('c.created_at')} as "writtenOn", c.up, c.down
      from comments c join faces f on f.id = c.face_id join posts p on p.id = c.post_id
      where f.owner_seal in ${faces(owner)} order by c.created_at desc, c.id`,
  },
  chats: {
    about: 'What you said in chats.',
    fields: { writtenAs: 'text', chat: 'text', text: 'text', writtenOn: 'text' },
    rows: (owner) => sql`
      select f.user_name as "writtenAs", case g.kind when 'ROOM' then g.name else 'a chat of two' end as chat, m.text,
        ${day('m.created_at')} as "writtenOn"
      from chat_messages m join faces f on f.id = m.face_id join chat_groups g on g.id = m.group_id
      where f.owner_seal in ${faces(owner)} order by m.created_at desc, m.id`,
  },
  reports: {
    about: 'What you reported to us.',
    fields: { on: 'text', reason: 'text', note: 'text' },
    rows: ({ seals }) => sql`
      select lower(resource_type) as "on", reason, note from reports where reporter_seal = ${seals.reports}
      union all select 'message', reason, note from chat_reports
      where reporter_seal = sealed_for(${seals.vote}, message_id)`,
  },
  votes: {
    about: 'What you voted for.',
    fields: { on: 'text', title: 'text', vote: 'text' },
    rows: ({ seals }) => sql`
      select 'post' as "on", p.title, v.stance as vote from votes v
      join posts p on v.resource_type = 'POST' and p.id = v.resource_id
      where v.voter_seal = sealed_for(${seals.vote}, v.resource_id)
      union all select 'comment', left(c.text, 80), v.stance from votes v
      join comments c on v.resource_type = 'COMMENT' and c.id = v.resource_id
      where v.voter_seal = sealed_for(${seals.vote}, v.resource_id)
      union all select 'poll', p.title, o.text from poll_votes v join posts p on p.id = v.post_id
      join poll_options o on o.post_id = v.post_id and o.option_id = v.option_id
      where v.voter_seal = sealed_for(${seals.vote}, v.post_id)
      union all select 'salary offer', p.title, o.company_name from salary_votes v join posts p on p.id = v.post_id
      join salary_offers o on o.post_id = v.post_id and o.offer_id = v.offer_id
      where v.voter_seal = sealed_for(${seals.vote}, v.post_id)
      union all select 'review', r.title, 'HELPFUL' from review_helpful v
      join company_reviews r on r.id = v.review_id where v.voter_seal = sealed_for(${seals.vote}, v.review_id)
      union all select 'interview answer', left(a.text, 80), 'HELPFUL' from interview_answer_helpful v
      join interview_answers a on a.id = v.answer_id where v.voter_seal = sealed_for(${seals.vote}, v.answer_id)
      union all select 'comment', left(c.text, 80), v.reaction from comment_reactions v
      join comments c on c.id = v.comment_id
      where v.reactor_seal = sealed_for(${seals.vote}, v.comment_id)`,
  },
} satisfies Readonly<Record<string, ExportPart>>;
