import { type RawBuilder, sql } from 'kysely';
import type { sealsOf } from './account-seals';

/** Whose things they are. */
export interface Owner {
  readonly memberId: string;
  readonly seals: ReturnType<typeof sealsOf>;
}

export type Kind = 'text' | 'number' | 'flag' | 'list' | 'text?' | 'number?';

interface ExportPart {
  readonly about: string;
  /** The fields of each entry, in the words of people. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** A query whose columns are the fields. */
  readonly rows: (owner: Owner) => RawBuilder<unknown>;
}

const faces = ({ seals }: Owner) => sql`(${seals['face ANONYMOUS']}, ${seals['face DESIGNATION']})`;
const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** Everything there is of a member, one file a part. Nothing in it is of anybody else. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  account: {
    about: 'What the account says of you.',
    fields: {
      name: 'text',
      city: 'text?',
      experienceYears: 'number?',
      reads: 'flag',
      writes: 'flag',
      fromJobPortal: 'flag',
      shownFirst: 'text',
    },
    rows: ({ memberId }) => sql`
      select m.name, p.name as city, m.experience_years as "experienceYears", m.is_reader as reads,
        m.is_writer as writes, m.is_from_job_portal as "fromJobPortal", m.selected_profile_type as "shownFirst"
      from members m left join places p on p.id = m.place_id where m.id = ${memberId}`,
  },
  career: {
    about: 'What you told of your work or study.',
    fields: {
      type: 'text',
      organisation: 'text?',
      department: 'text?',
      industry: 'text?',
      jobProfile: 'text?',
      city: 'text?',
      course: 'text?',
      specialisation: 'text?',
      verified: 'text?',
      verifiedBy: 'text?',
    },
    rows: ({ memberId }) => sql`
      select c.type, c.organisation, d.name as department, i.name as industry, c.job_profile as "jobProfile",
        c.job_location as city, c.course_name as course, c.specialization as specialisation, c.verified,
        c.verification_source as "verifiedBy"
      from career_statuses c left join departments d on d.id = c.department_id
      left join industries i on i.id = c.industry_id where c.member_id = ${memberId}`,
  },
  'work-experiences': {
    about: 'Where you worked.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text?',
      employment: 'text',
      from: 'text',
      to: 'text?',
      description: 'text?',
    },
    rows: ({ memberId }) => sql`
      select company_name as company, job_profile as "jobProfile", location as city, employment_type as employment,
        start_month as "from", end_month as "to", description
      from work_experiences where member_id = ${memberId} order by start_month desc, id`,
  },
  educations: {
    about: 'What you studied.',
    fields: {
      type: 'text',
      course: 'text',
      specialisation: 'text?',
      college: 'text',
      mode: 'text',
      from: 'number',
      to: 'number?',
    },
    rows: ({ memberId }) => sql`
      select education_type as type, course_name as course, specialization as specialisation,
        college_name as college, course_mode as mode, start_year as "from", end_year as "to"
      from educations where member_id = ${memberId} order by start_year desc, id`,
  },
  preferences: {
    about: 'What you want to hear of, where it differs from what everybody begins with.',
    fields: {
      topics: 'list',
      visitsCounted: 'flag',
      messagesFrom: 'text',
      readReceipts: 'flag',
      jobPortalMayTell: 'flag',
    },
    rows: ({ memberId }) => sql`
      select topics, analytics as "visitsCounted", allow_from as "messagesFrom", read_receipts as "readReceipts",
        job_portal as "jobPortalMayTell" from preferences where member_id = ${memberId}`,
  },
  feedback: {
    about: 'What you told us.',
    fields: { topic: 'text', rating: 'number?', text: 'text' },
    rows: ({ memberId }) => sql`
      select topic, rating, text from feedback where member_id = ${memberId} order by topic`,
  },
  communities: {
    about: 'What you follow.',
    fields: { type: 'text', name: 'text' },
    rows: ({ memberId }) => sql`
      select c.type, c.name from community_members m
      join communities c on c.type = m.type and c.entity_id = m.entity_id
      where m.member_id = ${memberId} order by 1, 2`,
  },
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
  reviews: {
    about: 'The reviews you wrote.',
    fields: {
      company: 'text',
      writtenOn: 'text',
      title: 'text',
      likes: 'text',
      dislikes: 'text',
      stars: 'number',
    },
    rows: ({ seals }) => sql`
      select c.name as company, to_char(r.written_on, 'YYYY-MM-DD') as "writtenOn", r.title, r.likes, r.dislikes,
        r.overall as stars
      from company_reviews r join companies c on c.id = r.company_id
      where r.author_seal = ${seals.review} order by r.written_on desc, r.id`,
  },
  salaries: {
    about: 'The salaries you reported.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text',
      month: 'text',
      fixed: 'number',
      variable: 'number',
      stock: 'number',
    },
    rows: ({ seals }) => sql`
      select c.name as company, j.name as "jobProfile", p.name as city, to_char(s.reported_month, 'YYYY-MM') as month,
        s.fixed, s.variable, s.stock
      from salary_reports s join companies c on c.id = s.company_id
      join job_profiles j on j.id = s.job_profile_id join places p on p.id = s.place_id
      where s.contributor_seal = ${seals.salary} order by s.reported_month desc, s.id`,
  },
  'saved-offers': {
    about: 'The offers you keep to compare.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      place: 'text',
      fixed: 'number',
      variable: 'number',
      stock: 'number',
    },
    rows: ({ seals }) => sql`
      select company_name as company, job_profile as "jobProfile", place, fixed, variable, stock
      from saved_offers where owner_seal = ${seals['saved offers']} order by position desc`,
  },
  reports: {
    about: 'What you reported to us.',
    fields: { on: 'text', reason: 'text', note: 'text' },
    rows: ({ seals }) => sql`
      select lower(resource_type) as "on", reason, note from reports where reporter_seal = ${seals.reports}`,
  },
  votes: {
    about: 'What you voted for.',
    fields: { on: 'text', title: 'text', vote: 'text' },
    rows: ({ seals }) => sql`
      select 'post' as "on", p.title, v.stance as vote from votes v
      join posts p on v.resource_type = 'POST' and p.id = v.resource_id where v.voter_seal = ${seals.vote}
      union all select 'comment', left(c.text, 80), v.stance from votes v
      join comments c on v.resource_type = 'COMMENT' and c.id = v.resource_id where v.voter_seal = ${seals.vote}
      union all select 'poll', p.title, o.text from poll_votes v join posts p on p.id = v.post_id
      join poll_options o on o.post_id = v.post_id and o.option_id = v.option_id where v.voter_seal = ${seals.vote}
      union all select 'salary offer', p.title, o.company_name from salary_votes v join posts p on p.id = v.post_id
      join salary_offers o on o.post_id = v.post_id and o.offer_id = v.offer_id where v.voter_seal = ${seals.vote}
      union all select 'review', r.title, 'HELPFUL' from review_helpful v
      join company_reviews r on r.id = v.review_id where v.voter_seal = ${seals.vote}
      union all select 'comment', left(c.text, 80), v.reaction from comment_reactions v
      join comments c on c.id = v.comment_id where v.reactor_seal = ${seals.vote}`,
  },
};
