import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { forgetApplications, setStatus } from './application-queries';
import { applying, JOB, pdfWith } from './applications-testing';
import { recountApplications } from './recount-applications';

let server: TestServer;
const TODAY = new Date('2026-11-20T09:00:00Z');
let now = TODAY;
let env: ReturnType<typeof applying>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  env = applying(server);
});
afterAll(() => server.close());

const apply = async (cookie: string, change = {}, key?: string, job = JOB) =>
  env.call('POST', `/jobs/${job}/application`, cookie, await env.input(change), key);
const rows = () => server.services.db.selectFrom('job_applications').selectAll().execute();

describe('applying for a job', () => {
  it('an application reaches the employer by email with its answers and a link, and its applicant sees the status', async () => {
    const tara = await env.member('Tara');
    const sent = await apply(tara, { name: 'Tara Applies' });
    expect(sent).toMatchObject({
      status: 201,
      body: { jobId: JOB, status: 'RECEIVED', sentOn: '2026-11-20' },
    });
    const email = (await env.emails()).find((item) => item.includes('Tara Applies')) ?? '';
    expect(email).toContain('How soon can you start?');
    expect(email).toContain('In 30 days');
    expect(email).not.toContain('tara@mailbox.example');
    const { body } = await env.call('GET', '/job-applications', tara);
    expect(body).toEqual([sent.body]);
  });

  it('an application with a character that reverses the text after it reaches the employer without this character', async () => {
    const member = await env.member('Turned');
    await apply(member, { name: 'Turned \u202eName', answers: ['In 30\u202e days', 'A ledger'] });
    const email = (await env.emails()).find((item) => item.includes('Turned')) ?? '';
    expect(email).toContain('Turned Name');
    expect(email).not.toContain('\u202e');
  });

  it('a member applies once for a job, even with parallel requests and repeated ones', async () => {
    const member = await env.member('Twice');
    const responses = await Promise.all([apply(member), apply(member), apply(member)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('APPLIED_ALREADY');
    const later = await apply(member, { resume: 'bm90IGEgcGRm' });
    expect(later.body.code).toBe('APPLIED_ALREADY');
    const other = await env.member('Lost');
    const body = await env.input({ name: 'Lost Answer' });
    const key = server.services.newId();
    const send = () => env.call('POST', `/jobs/${JOB}/application`, other, body, key);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await env.emails()).filter((email) => email.includes('Lost Answer'))).toHaveLength(1);
  });

  it('a copy of the database links an application neither to a member, an alias nor another application', async () => {
    const member = await env.member('Hidden');
    const other = 'job-second-1';
    await copyJob(other);
    await apply(member, { name: 'Hidden Name' });
    await apply(member, { name: 'Hidden Name' }, undefined, other);
    const saved = await rows();
    expect(new Set(saved.map(({ applicant_seal }) => applicant_seal)).size).toBe(saved.length);
    expect(JSON.stringify(saved)).not.toMatch(/Hidden|mailbox|%PDF/);
    expect(saved.every(({ sent_on }) => String(sent_on).includes('00:00:00'))).toBe(true);
  });

  it('withdrawing deletes the resume and the answers at once, and only the applicant can do it', async () => {
    const [owner, stranger] = [await env.member('Owner'), await env.member('Stranger')];
    const { applicationId } = (await apply(owner)).body;
    const isThere = async () => (await rows()).some(({ id }) => id === applicationId);
    expect((await env.call('DELETE', `/job-applications/${applicationId}`, stranger)).status).toBe(204);
    expect(await isThere()).toBe(true);
    expect((await env.call('DELETE', `/job-applications/${applicationId}`, owner)).status).toBe(204);
    expect(await isThere()).toBe(false);
    expect((await env.call('GET', '/job-applications', owner)).body).toEqual([]);
  });

  it('an application with a missing answer or a malformed email is refused with the name of the field', async () => {
    const member = await env.member('Hasty');
    const { status, body } = await apply(member, { email: 'no-address', answers: ['Soon', ' '] });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      '/body/email',
      '/body/answers/1',
    ]);
  });

  it('a job that is closed, or whose company has not claimed its page, takes no application here', async () => {
    const member = await env.member('Late');
    const { db } = server.services;
    expect((await apply(member, {}, undefined, 'no-such-job')).body.code).toBe('NOT_FOUND');
    await copyJob('job-closed-1', 'CLOSED');
    expect((await apply(member, {}, undefined, 'job-closed-1')).body.code).toBe('NOT_TAKING_APPLICATIONS');
    await db.updateTable('companies').set({ is_claimed: false }).where('id', '=', 1001).execute();
    expect((await apply(member)).body.code).toBe('NOT_TAKING_APPLICATIONS');
    expect((await env.call('GET', `/jobs/${JOB}`, '')).body).toMatchObject({
      card: { applyHere: false },
      applications: null,
    });
    await db.updateTable('companies').set({ is_claimed: true }).where('id', '=', 1001).execute();
  });

  it('a member can apply for twenty jobs a day, also after withdrawing', async () => {
    const member = await env.member('Eager');
    for (let count = 0; count < 20; count++) {
      const { status, body } = await apply(member);
      expect(status).toBe(201);
      await env.call('DELETE', `/job-applications/${body.applicationId}`, member);
    }
    const refused = await apply(member);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_APPLICATIONS']);
    expect(refused.body.message).toContain('20 jobs a day');
  }, 120_000);

  it('a job shows its applications in steps of five, and changes the numbers only once a day', async () => {
    const { db } = server.services;
    const job = 'job-counted-1';
    await copyJob(job);
    const members = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(env.member));
    const sent = [];
    for (const member of members) sent.push((await apply(member, {}, undefined, job)).body.applicationId);
    for (const id of sent) await setStatus(db, job, id, 'DECLINED');
    const shown = async (day: string) => {
      await recountApplications(db, new Date(`${day}T09:00:00Z`));
      return (await env.call('GET', `/jobs/${job}`, '')).body.applications;
    };
    expect(await shown('2026-11-20')).toBeNull();
    const five = { sent: 5, answered: 5 };
    expect(await shown('2026-11-21')).toEqual(five);
    now = new Date('2026-11-21T08:00:00Z');
    await apply(await env.member('Seven'), {}, undefined, job);
    expect([await shown('2026-11-21'), await shown('2026-11-22')]).toEqual([five, five]);
    for (const [place, member] of members.entries())
      await env.call('DELETE', `/job-applications/${sent[place]}`, member);
    expect([await shown('2026-11-22'), await shown('2026-11-23')]).toEqual([five, null]);
    now = TODAY;
  }, 60_000);

  it.each([
    ['a text', async () => Buffer.from('MZ this is no document'.repeat(20)), 'NOT_A_PDF'],
    ['a document that only begins like a PDF', async () => Buffer.from('%PDF-1.7\nnothing'), 'NOT_A_PDF'],
    ['a script', () => pdfWith((pdf) => pdf.addJavaScript('hello', 'app.alert(1)')), 'RESUME_NOT_CLEANABLE'],
    [
      'an attached file',
      () =>
        pdfWith((pdf) => pdf.attach(Buffer.from('MZ'), 'resume.pdf.exe', { mimeType: 'application/pdf' })),
      'RESUME_NOT_CLEANABLE',
    ],
  ])('a resume with %s is refused and nothing is stored', async (_, file, code) => {
    const member = await env.member('Odd');
    const response = await apply(member, { resume: (await file()).toString('base64') });
    expect([response.status, response.body.code]).toEqual([422, code]);
    expect((await env.call('GET', '/job-applications', member)).body).toEqual([]);
  });

  it('a resume over the limit is refused before it is read', async () => {
    const response = await apply(await env.member('Large'), { resume: 'A'.repeat(2_000_001) });
    expect(response.status).toBe(400);
    expect((await apply(await env.member('Huge'), { resume: 'A'.repeat(3_000_000) })).status).toBe(413);
  });

  it('applications are deleted 180 days after their job closed', async () => {
    const member = await env.member('Old');
    await copyJob('job-ends-001');
    await apply(member, {}, undefined, 'job-ends-001');
    const { db } = server.services;
    const left = async () => (await rows()).filter(({ job_id }) => job_id === 'job-ends-001').length;
    await db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', 'job-ends-001').execute();
    await forgetApplications(db, now);
    await forgetApplications(db, new Date('2027-05-18T09:00:00Z'));
    expect(await left()).toBe(1);
    await forgetApplications(db, new Date('2027-05-21T09:00:00Z'));
    expect(await left()).toBe(0);
  });
});

async function copyJob(id: string, status: 'LIVE' | 'CLOSED' = 'LIVE'): Promise<void> {
  const { db } = server.services;
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', JOB).executeTakeFirstOrThrow();
  await db
    .insertInto('jobs')
    .values({
      ...job,
      ...{ id, status, posted_on: '2026-11-12', confirmed_on: '2026-11-18', closed_on: null },
      ...{ shown_applications: null, shown_answers: null, applications_counted_on: null },
    })
    .execute();
  await db.insertInto('job_places').values({ job_id: id, place_id: 1 }).execute();
}
