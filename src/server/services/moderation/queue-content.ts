import { type RawBuilder, sql } from 'kysely';
import { interviewText } from '../../../core/interviews/text';
import { reviewText } from '../../../core/reviews/text';

/** Options of a poll and names in offers are texts of the author, too. */
const POST_TEXT = sql`concat_ws(E'\\n\\n', nullif(p.content, ''),
  (select string_agg(o.text, E'\\n' order by o.option_id) from poll_options o where o.post_id = p.id),
  (select string_agg(concat_ws(', ', s.company_name, s.job_profile, s.place), E'\\n' order by s.offer_id)
    from salary_offers s where s.post_id = p.id))`;

/**
 * The moderator's view; of the author it has only the seal, to exclude the moderator's own items, and for earlier
 * decisions the alias if its name is unique: readers can join the posts of such a name too, but not those under a job
 * title, nor those of former members or a group, whose names have spaces.
 */
export const WRITTEN: RawBuilder<unknown> = sql`
  select w.type, w.id, w.turn, coalesce(c.text, ${POST_TEXT}) as content, coalesce(c.hold_reason, p.hold_reason) as hold_reason,
    coalesce(c.created_at, p.created_at) as created_at, coalesce(c.created_at, p.created_at) as since, f.owner_seal, p.title,
    case when c.id is null then p.media::jsonb else '[]' end as media, community.name as community,
    case when p.status = 'LIVE' then p.id end as post_id, null as company,
    case when f.profile_type = 'ANONYMOUS' and position(' ' in f.user_name) = 0 then f.id end as alias_id
  from waiting w
  left join comments c on w.type = 'COMMENT' and c.id = w.id and c.status <> 'DELETED'
  join posts p on p.id = case w.type when 'POST' then w.id else c.post_id end and p.status <> 'DELETED'
  join aliases f on f.id = coalesce(c.alias_id, p.alias_id)
  join communities community on community.type = p.community_type and community.entity_id = p.community_id`;

export const DISCUSSIONS: RawBuilder<unknown> = sql`
  select w.type, w.id, w.turn, m.text, case when m.is_hidden then 'MODERATOR' end, m.created_at, m.created_at, f.owner_seal, '',
    '[]'::jsonb, g.name, null, null, null
  from waiting w join chat_messages m on w.type = 'MESSAGE' and m.id = w.id join chat_groups g on g.id = m.group_id
  join aliases f on f.id = m.alias_id
  where w.turn = 0 or not m.is_hidden`;

/** Company contributions; their creation time is used only for sorting. */
export const CONTRIBUTIONS: RawBuilder<unknown> = sql`
  select w.type, w.id, w.turn,
    ${`${reviewText.likes}: `}::text || r.likes || E'\n\n' || ${`${reviewText.dislikes}: `}::text || r.dislikes,
    case when r.status <> 'LIVE' then 'MODERATOR' end, null, r.written_on::timestamptz, r.author_seal, r.title, '[]'::jsonb,
    c.name, null, c.url_name, null
  from waiting w join company_reviews r on w.type = 'REVIEW' and r.id = w.id join companies c on c.id = r.company_id
  where r.status <> 'DELETED' and (w.turn <> 1 or r.status = 'LIVE')
  union all
  select w.type, w.id, w.turn, concat_ws(E'\n\n',
      (select string_agg(round ->> 'name', E'\n') from jsonb_array_elements(i.rounds) round),
      (select string_agg(q.text, E'\n' order by q.round, q.id) from interview_questions q where q.interview_id = i.id),
      ${`${interviewText.advice}: `}::text || i.advice),
    case when i.status <> 'LIVE' then 'MODERATOR' end, null, i.written_month::timestamptz, i.author_seal, j.name, '[]'::jsonb,
    c.name, null, c.url_name, null
  from waiting w join interviews i on w.type = 'INTERVIEW' and i.id = w.id join companies c on c.id = i.company_id
  join job_profiles j on j.id = i.job_profile_id
  where w.turn <> 1 or i.status = 'LIVE'
  union all
  select w.type, w.id, w.turn, p.caption, case when p.is_hidden then 'MODERATOR' end, null, r.submitted_month::timestamptz, coalesce(r.author_seal, ''),
    '', jsonb_build_array(jsonb_build_object('type', 'IMAGE', 'fullUrl', p.url, 'alt', p.caption)), c.name, null, c.url_name, null
  from waiting w join company_photos p on w.type = 'PHOTO' and p.id = w.id join companies c on c.id = p.company_id
  left join photo_reports r on r.id = p.report_id
  where w.turn <> 1 or not p.is_hidden`;
