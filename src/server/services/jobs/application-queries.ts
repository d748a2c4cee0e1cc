import { sql } from 'kysely';
import {
  APPLICATION_DAYS,
  type ApplicationDetails,
  type ApplicationStatus,
} from '../../../core/jobs/job-application';
import { indianDay } from '../../db/indian-day';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';

type Db = Services['db'];
type Reading = Pick<Services, 'db' | 'encryption'>;

const A_DAY_MS = 86_400_000;
/** Hides whether answers are short or long. */
const DETAILS_BLOCK = 1024;
const RESUME_BLOCK = 16_384;

const detailsContext = (id: string): string => `job application ${id}`;
const resumeContext = (id: string): string => `resume ${id}`;

export interface HiringJob {
  readonly title: string;
  readonly company: string;
  readonly questions: readonly string[];
  readonly address: string;
  readonly linkKey: string;
}

/** The job, if its company receives applications here; includes closed jobs on request. */
export async function readHiringJob(
  db: Db,
  jobId: string,
  { alsoClosed = false } = {},
): Promise<HiringJob | undefined> {
  const { rows } = await sql<HiringJob>`
    select j.title, c.name as company, j.questions, a.address, a.link_key as "linkKey"
    from jobs j join companies c on c.id = j.company_id
    join company_application_addresses a on a.company_id = c.id
    where j.id = ${jobId} and c.is_claimed and (${alsoClosed} or j.status = 'LIVE')`.execute(db);
  return rows[0];
}

export async function isKnownJob(db: Db, jobId: string): Promise<boolean> {
  const row = await db.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst();
  return row !== undefined;
}

export interface NewApplication {
  readonly id: string;
  readonly jobId: string;
  readonly seal: string;
  readonly details: ApplicationDetails;
  readonly resume: Buffer;
}

/** Before the resume is cleaned, which takes long. Parallel requests are refused when they are saved. */
export async function requireNewApplicant(db: Db, jobId: string, seal: string): Promise<void> {
  const { rows } = await sql`select from job_applications
    where job_id = ${jobId} and applicant_seal = sealed_for(${seal}, ${jobId})`.execute(db);
  if (rows.length > 0) throw appliedAlready();
}

const appliedAlready = () => new Refusal(409, 'APPLIED_ALREADY');

export async function saveApplication(services: Services, application: NewApplication): Promise<void> {
  const { id, jobId, seal, details, resume } = application;
  const { encrypt } = services.encryption;
  const { numAffectedRows } = await sql`
    insert into job_applications (id, job_id, applicant_seal, sent_on, details, resume)
    values (${id}, ${jobId}, sealed_for(${seal}, ${jobId}), ${indianDay(services.now())},
      ${encrypt(detailsContext(id), details, DETAILS_BLOCK)},
      ${encrypt(resumeContext(id), { pdf: resume.toString('base64') }, RESUME_BLOCK)})
    on conflict (job_id, applicant_seal) do nothing`.execute(services.db);
  if (numAffectedRows === 0n) throw appliedAlready();
}

/** Computes a seal per job, not per application of every member. */
const ownedBy = (seal: string) => sql`(a.job_id, a.applicant_seal) in (
  select job_id, sealed_for(${seal}, job_id) from (select distinct job_id from job_applications) applied)`;

export interface OwnApplicationRow {
  readonly id: string;
  readonly job_id: string;
  readonly title: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  readonly sent_on: string;
  readonly is_open: boolean;
  readonly details: string;
}

export async function readOwnApplications(db: Db, seal: string): Promise<readonly OwnApplicationRow[]> {
  const { rows } = await sql<OwnApplicationRow>`
    select a.id, a.job_id, j.title, c.name as company, a.status, a.details,
      to_char(a.sent_on, 'YYYY-MM-DD') as sent_on, j.status = 'LIVE' as is_open
    from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where ${ownedBy(seal)} order by a.sent_on desc, a.id`.execute(db);
  return rows;
}

export const removeApplication = (db: Db, seal: string, id: string) =>
  sql`delete from job_applications a
    where a.id = ${id} and a.applicant_seal = sealed_for(${seal}, a.job_id)`.execute(db);

export const openDetails = ({ encryption }: Pick<Services, 'encryption'>, id: string, details: string) =>
  encryption.decrypt<ApplicationDetails>(detailsContext(id), details);

export interface ReceivedApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly sentOn: string;
  readonly details: ApplicationDetails;
}

/** The applications of one job, newest first, or only the one with this id. */
const APPLICATIONS_A_PAGE = 50;

/** A page of the applications for a job, newest first, and whether older ones follow. */
export async function readReceived(
  services: Reading,
  jobId: string,
  page: number,
): Promise<{ readonly items: readonly ReceivedApplication[]; readonly hasOlder: boolean }> {
  const { rows } = await sql<ReceivedRow>`
    select ${RECEIVED} from job_applications a
    where a.job_id = ${jobId} order by a.sent_on desc, a.id
    limit ${APPLICATIONS_A_PAGE + 1} offset ${(page - 1) * APPLICATIONS_A_PAGE}`.execute(services.db);
  const shown = rows.slice(0, APPLICATIONS_A_PAGE);
  return { items: shown.map((row) => receivedOf(services, row)), hasOlder: rows.length > shown.length };
}

export async function readReceivedOne(
  services: Reading,
  jobId: string,
  id: string,
): Promise<ReceivedApplication | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${RECEIVED} from job_applications a
    where a.job_id = ${jobId} and a.id = ${id}`.execute(services.db);
  return rows[0] && receivedOf(services, rows[0]);
}

type ReceivedRow = Pick<OwnApplicationRow, 'id' | 'status' | 'sent_on' | 'details'>;

const RECEIVED = sql`a.id, a.status, a.details, to_char(a.sent_on, 'YYYY-MM-DD') as sent_on`;

const receivedOf = (services: Reading, { sent_on: sentOn, ...row }: ReceivedRow): ReceivedApplication => ({
  ...row,
  sentOn,
  details: openDetails(services, row.id, row.details),
});

export async function readResume(
  { db, encryption }: Reading,
  jobId: string,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('job_applications')
    .select('resume')
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row && Buffer.from(encryption.decrypt<{ pdf: string }>(resumeContext(id), row.resume).pdf, 'base64');
}

/** A decision stays when the application is opened again. */
export const setStatus = (db: Db, jobId: string, id: string, status: ApplicationStatus) =>
  sql`update job_applications set status = ${status}
    where id = ${id} and job_id = ${jobId} and (${status} <> 'VIEWED' or status = 'RECEIVED')`.execute(db);

export async function forgetApplications(db: Db, now: Date): Promise<void> {
  const before = (days: number) => indianDay(new Date(now.getTime() - days * A_DAY_MS));
  await sql`update jobs set closed_on = ${indianDay(now)} where status = 'CLOSED' and closed_on is null`.execute(
    db,
  );
  await sql`
    delete from job_applications a using jobs j
    where j.id = a.job_id and (a.sent_on < ${before(APPLICATION_DAYS.atMost)}
      or (j.status = 'CLOSED' and j.closed_on < ${before(APPLICATION_DAYS.afterClosing)}))`.execute(db);
}
