import { type Kysely, sql } from 'kysely';
import type { ApplicationStatus } from '../../../src/core/jobs/job-application';
import type { Tables } from '../../../src/server/db/tables';
import { saveApplication, setStatus } from '../../../src/server/services/jobs/application-queries';
import type { Services } from '../../../src/server/services/services';

const QUESTIONS = ['How soon can you start?', 'What would you like to learn in this job?'];

const APPLICANTS = [
  ['Ravi Menon', 'SHORTLISTED', 'In 30 days'],
  ['Sneha Patil', 'DECLINED', 'In 60 days'],
  ['Imran Sheikh', 'SHORTLISTED', 'At once'],
  ['Lakshmi Rao', 'DECLINED', 'In 45 days'],
  ['Gurpreet Kaur', 'VIEWED', 'In 90 days'],
  ['Dev Mukherjee', 'RECEIVED', 'In 15 days'],
] as const satisfies readonly (readonly [string, ApplicationStatus, string])[];

/** Claimed companies receive applications, and a third of their jobs ask two questions. */
export async function seedApplicationAddresses(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into company_application_addresses (company_id, address)
    select id, 'hiring@' || replace(url_name, '-', '') || '.example' from companies where is_claimed
    on conflict do nothing`.execute(db);
  await sql`
    update jobs set questions = ${QUESTIONS}
    where company_id in (select company_id from company_application_addresses)
      and cardinality(questions) = 0 and hashtext(id) % 3 = 0`.execute(db);
}

/** Six applications for each of these jobs; their applicants have no accounts. */
export async function seedApplications(
  services: Services,
  jobIds: readonly string[],
  resume: Buffer,
): Promise<void> {
  for (const jobId of jobIds)
    for (const [name, status, answer] of APPLICANTS) {
      const id = services.newId();
      const email = `${name.split(' ')[0]?.toLowerCase()}@mailbox.example`;
      const details = { name, email, phone: '', answers: [answer, 'How large systems stay simple'] };
      await saveApplication(services, { id, jobId, seal: services.newId(), details, resume });
      await setStatus(services.db, jobId, id, status);
    }
}
