import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { codeHash } from '../../../src/server/services/user/verification-handlers';

const EXAMPLE_MEMBER = 'Mb1asha2Nair3Qx4';

/** What the planted members do, told the way a member would have told it, and the domains of the planted companies. */
export async function plantCareers(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into career_statuses
      (id, member_id, type, organisation, department_id, industry_id, job_profile, job_location,
       course_name, specialization_id, specialization)
    select m.career_status_id, m.id, m.career_status,
      case when m.career_status = 'student' then coalesce(g.name, 'Sharada College') else coalesce(c.name, case when m.id = ${EXAMPLE_MEMBER} then 'Zentrix Labs' end) end,
      j.department_id,
      case when m.career_status <> 'student' then coalesce(c.industry_id, 1) end,
      j.name,
      case when m.career_status = 'working' then p.name end,
      case when m.career_status = 'student' then 'B.Tech/B.E.' end,
      case when m.career_status = 'student' then 1 end,
      case when m.career_status = 'student' then 'Computer Science' end
    from members m
    left join companies c on c.id = m.company_id
    left join job_profiles j on j.id = m.job_profile_id
    left join places p on p.id = m.place_id
    left join lateral (select name from colleges where place_id = m.place_id order by id limit 1) g on true
    where m.career_status is not null and m.career_status_id is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into company_domains (domain, company_id)
    select url_name || '.example', id from companies on conflict do nothing`.execute(db);
}

const EXAMPLE_CODE = '428193';
const A_YEAR_MS = 365 * 86_400_000;

/** A code the contract's example can enter; it only exists beside the members of the sandbox. */
export async function plantExampleCode(db: Kysely<Tables>, services: Services): Promise<void> {
  const salt = services.newId();
  await db
    .insertInto('email_codes')
    .values({
      member_id: EXAMPLE_MEMBER,
      salt,
      code_hash: codeHash(services, EXAMPLE_MEMBER, salt, EXAMPLE_CODE),
      address_seal: services.seal('address', 'example'),
      address_owner_seal: services.seal('address owner', `example ${EXAMPLE_MEMBER}`),
      proof: 'VERIFIED',
      sent_at: new Date(services.now().getTime() - 60_000),
      expires_at: new Date(services.now().getTime() + A_YEAR_MS),
    })
    .execute();
}
