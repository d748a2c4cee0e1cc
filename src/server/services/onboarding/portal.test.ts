import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsOf, type NewUser, newUsersOf, work } from '../profile/account/testing';
import { oneTap } from './portal-testing';

let server: TestServer;
let me: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer();
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('job_portal_links').execute();
  me = await newUsers.join();
});

const ACCOUNT = 'v1/user/job-portal/account';
const LINK = 'v1/user/job-portal/link';
type Caller = Pick<NewUser, 'call'>;
const consent = (as: Caller = me, consented = true) =>
  as.call('PUT', 'v1/user/job-portal/consent', { consented });
const link = (body: object = {}, as: Caller = me) => as.call('POST', LINK, body);

it('[R-660] the portal account shows only its existence before consent, and no career before the link', async () => {
  const jatin = callsOf(server, await server.signIn('Mb6newmJ1Ts6Lf0e'));
  const account = async () => (await jatin.call('GET', ACCOUNT)).json();
  const nothing = { firstName: null, lastName: null, email: null, naukriImage: null, linked: false };
  expect(await account()).toEqual({ userNaukriAccountExist: true, ...nothing, career: null });
  await consent(jatin);
  expect(await account()).toMatchObject({
    firstName: 'Jatin',
    lastName: 'Mehta',
    linked: false,
    career: null,
  });
  expect((await link({}, jatin)).json().message).toBeNull();
  expect(await account()).toMatchObject({
    linked: true,
    email: 'jatin@portal.example',
    career: { organisation: 'Zentrix Labs', jobProfile: 'Backend engineer', departmentId: 1, industryId: 1 },
  });
  await consent(jatin, false);
  expect(await account()).toEqual({ userNaukriAccountExist: true, ...nothing, career: null });
});

it('[R-660] the portal account of a member unknown to the portal does not exist', async () => {
  await consent();
  expect((await me.call('GET', ACCOUNT)).json()).toMatchObject({
    userNaukriAccountExist: false,
    career: null,
  });
});

it('[R-649][R-661] a portal account cannot be linked without consent, even with a valid token', async () => {
  const reply = await link(await oneTap(server));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { code: 'PORTAL_NOT_ALLOWED', important: true },
  ]);
  expect(await server.services.db.selectFrom('job_portal_links').selectAll().execute()).toEqual([]);
});

it('[R-661] a link request without a token asks for the portal’s prompt, and with a token it links', async () => {
  await consent();
  expect((await link()).json()).toMatchObject({
    code: 'PORTAL_ACCOUNT_UNKNOWN',
    showPopup: true,
  });
  expect((await link(await oneTap(server))).json()).toEqual({
    code: null,
    message: null,
    showPopup: false,
    important: false,
  });
  expect((await link()).json().message).toBeNull();
});

it.each(['OTHER_AUDIENCE', 'EXPIRED', 'WRONG_ISSUER'])(
  '[R-661] a link request rejects a token with a single fault (%s), and the session stays valid',
  async (outcome) => {
    await consent();
    const reply = await link(await oneTap(server, 'Kavya Rao', outcome));
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'PORTAL_TOKEN_REFUSED']);
    expect((await link({ ...(await oneTap(server)), attempt: 'another attempt' })).statusCode).toBe(422);
    expect((await me.call('GET', ACCOUNT)).json().linked).toBe(false);
  },
);

it('a portal token links once, and never the account of another member who obtained it', async () => {
  await consent();
  const token = await oneTap(server, 'Unknown Person');
  await link(token);
  const other = await newUsers.join();
  await consent(other);
  expect((await link(token, other)).json().code).toBe('PORTAL_TOKEN_REFUSED');
});

it('another portal account replaces the linked account only after a fresh login', async () => {
  await consent();
  await link(await oneTap(server));
  const stale = callsOf(server, me.cookie.split('; ')[0] ?? '');
  expect((await link({}, stale)).json().message, 'the same account again').toBeNull();
  const changed = await link(await oneTap(server, 'Jatin Mehta'), stale);
  expect([changed.statusCode, changed.json().code]).toEqual([403, 'FRESH_LOGIN_REQUIRED']);
  expect((await link(await oneTap(server, 'Jatin Mehta'))).statusCode).toBe(200);
});

it('a portal account verifies a single member, and the response is the same as for an unknown account', async () => {
  await consent();
  await link(await oneTap(server));
  const other = await newUsers.join();
  await consent(other);
  const taken = (await link(await oneTap(server), other)).json();
  expect(taken).toEqual((await link(await oneTap(server, 'Unknown Person'), other)).json());
  expect(taken).toMatchObject({ message: expect.any(String), important: true });
});

it('a portal account that verifies another member does not end the earlier link', async () => {
  const other = await newUsers.join();
  await consent(other);
  await link(await oneTap(server), other);
  await consent();
  await link(await oneTap(server, 'Meera Joshi'));
  expect((await link(await oneTap(server))).json().code).toBe('PORTAL_ACCOUNT_REFUSED');
  expect((await me.call('GET', ACCOUNT)).json()).toMatchObject({ linked: true, firstName: 'Meera' });
});

it('a portal account that is replaced loses what it verified, because it may verify another member', async () => {
  const career = async (as: Caller) => (await as.call('GET', 'v1/user/career-status')).json();
  await consent();
  await link(await oneTap(server));
  await me.saveCareer('working', { companyName: 'Zentrix Labs' });
  expect((await career(me)).verified).toBe('VERIFIED');
  await link(await oneTap(server));
  expect((await career(me)).verified).toBe('VERIFIED');
  await link(await oneTap(server, 'Sudha Venkatesan'));
  expect(await career(me)).toMatchObject({ verified: null, verificationSource: null });
  await link(await oneTap(server, 'Meera Joshi'));
  await me.saveCareer('working', { companyName: 'Zentrix Labs' });
  expect((await career(me)).verified).toBe('VERIFIED');
});

it('[R-403][R-405][R-246][R-565] a career that the portal is certain about is verified, complete and private', async () => {
  await consent();
  await link(await oneTap(server));
  const contribution = (await me.saveCareer('working', { companyName: 'zentrix labs' })).json();
  expect(contribution).toMatchObject({ verified: 'VERIFIED', verificationSource: 'JOB_PORTAL' });
  expect(contribution.careerStatus.working).toMatchObject({
    jobProfile: 'Backend engineer',
    departmentId: 1,
    verified: 'VERIFIED',
    source: 'JOB_PORTAL',
    workEmail: null,
  });
  expect((await me.profile()).isReader).toBe(true);
  const again = (await me.saveCareer('working', { companyName: 'Orbitly' })).json();
  expect([again.verified, again.verificationSource]).toEqual([null, null]);
});

it('[R-401][R-403][R-565][R-658] a career that the portal is less certain about is partially verified and requires the details', async () => {
  const jatin = callsOf(server, await server.signIn('Mb6newmJ1Ts6Lf0e'));
  await consent(jatin);
  const { careerStatusId } = (await jatin.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  await link({}, jatin);
  const body = { careerStatusType: 'working', careerData: { companyName: 'Zentrix Labs' } };
  const checked = (await jatin.call('POST', `v1/user/career-status/${careerStatusId}`, body)).json();
  expect(checked).toMatchObject({ verified: 'PARTIAL_VERIFIED', verificationSource: 'JOB_PORTAL' });
  expect(checked.careerStatus.working.jobProfile).toBeNull();
  const details = await jatin.call('PUT', `v1/user/career-status/${careerStatusId}`, work);
  expect(details.json()).toMatchObject({ verified: 'PARTIAL_VERIFIED', nextStep: 'OnboardingCompleted' });
});

it('[R-664] the export contains the portal link but nothing from the portal account', async () => {
  const exported = async () => {
    const { files } = (await me.call('GET', 'v1/user/export')).json();
    const part = files.find(({ name }: { name: string }) => name === 'job-portal.json');
    return JSON.parse(part.text);
  };
  expect(await exported()).toEqual([]);
  await consent();
  await link(await oneTap(server));
  expect(await exported()).toEqual([{ linked: true }]);
});

it('[R-671] the portal’s data becomes the career of a member with consent, a link and no career yet', async () => {
  const save = async () =>
    (await server.send({ method: 'POST', url: '/naukri/save-info', headers: { cookie: me.cookie } })).json();
  expect(await save()).toEqual({ saved: false });
  await consent();
  expect(await save()).toEqual({ saved: false });
  await link(await oneTap(server));
  expect(await save()).toEqual({ saved: true });
  const career = async () => (await me.call('GET', 'v1/user/career-status')).json();
  expect(await career()).toMatchObject({
    verified: 'VERIFIED',
    careerStatus: { working: { companyName: 'Zentrix Labs', jobProfile: 'Backend engineer' } },
  });
  await me.saveCareer('working', { companyName: 'Orbitly' });
  expect([await save(), (await career()).careerStatus.working.companyName]).toEqual([
    { saved: false },
    'Orbitly',
  ]);
});

it('[R-402] the portal verifies nothing after consent is withdrawn, and no studies of a known employee', async () => {
  await consent();
  await link(await oneTap(server));
  expect((await me.saveCareer('student', { collegeName: 'Zentrix Labs' })).json().verified).toBeNull();
  await consent(me, false);
  expect((await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json().verified).toBeNull();
});
