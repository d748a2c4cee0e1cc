import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
let clock = Date.parse('2026-11-20T10:00:00Z');
let cookie: string;
let who = 0;
const NEWCOMER = 'Mb6newmJ1Ts6Lf0e';

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock += 86_400_000;
  cookie = await newMember();
});

async function newMember(name = 'Tara Menon'): Promise<string> {
  who += 1;
  const id = `Mbtest${who}`;
  await server.services.db.insertInto('members').values({ id, name }).execute();
  return server.signIn(id);
}

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, as = cookie, headers = {}) =>
  server.send({
    method,
    url: `/user-services/${path}`,
    ...(payload && { payload }),
    headers: { cookie: as, ...headers },
  });
const tell = (type: string, careerData: object, as = cookie) =>
  call('POST', 'v1/user/career-status', { careerStatusType: type, careerData }, as);
const work = {
  courseId: null,
  roleId: null,
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Backend engineer',
  tagId: 0,
};
const profile = async (as = cookie) => (await call('GET', 'user/profile', undefined, as)).json();

describe('a career status', () => {
  it('[R-404][R-651][R-652] is created with its organisation and makes nobody a reader by itself', async () => {
    const reply = await tell('working', { companyName: 'Zentrix Labs' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { careerStatus: { type: 'working', working: { companyName: 'Zentrix Labs' } }, verified: null },
    ]);
    expect(await profile()).toMatchObject({ isReader: false, careerStatus: { type: 'working' } });
  });

  it('[R-653][R-655][R-656][R-406] is completed by a POST that means PUT, and makes a reader', async () => {
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' })).json();
    const reply = await call('POST', `v1/user/career-status/${careerStatusId}`, work, cookie, {
      'x-http-method-override': 'PUT',
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { verified: null, verificationSource: null, nextStep: 'Verification' },
    ]);
    expect(await profile()).toMatchObject({ isReader: true, isWriter: false, careerStatusId });
    const kept = (await call('GET', 'v1/user/career-status')).json();
    expect(kept.careerStatus.working).toMatchObject({
      jobProfile: 'Backend engineer',
      tagId: 0,
      roleId: null,
    });
  });

  it('[R-654] of a student takes the student’s details', async () => {
    const { careerStatusId } = (await tell('student', { collegeName: 'Sharada College' })).json();
    const url = `v1/user/career-status/${careerStatusId}`;
    expect((await call('PUT', url, work)).statusCode).toBe(422);
    const study = {
      courseId: null,
      roleId: null,
      courseName: 'B.Tech',
      specializationId: 0,
      specialization: 'Robotics',
    };
    expect((await call('PUT', url, study)).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ isReader: true, careerStatus: { type: 'student' } });
  });

  it('[R-657][R-412] between jobs is complete without a last job, and has a path of its own with one', async () => {
    await tell('unemployed', {});
    expect((await profile()).isReader).toBe(true);
    const { careerStatusId } = (await tell('unemployed', { companyName: 'Orbitly' })).json();
    const { courseId: _, ...last } = work;
    expect((await call('PUT', `v1/user/career-status/${careerStatusId}`, work)).statusCode).toBe(404);
    const reply = await call('PUT', `v1/user/career-status/unemployed/${careerStatusId}`, last);
    expect(reply.json().nextStep).toBe('OnboardingCompleted');
  });

  it('[R-658] re-checks, and another organisation forgets what was told of the last', async () => {
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' })).json();
    await call('PUT', `v1/user/career-status/${careerStatusId}`, work);
    const body = { careerStatusType: 'working', careerData: { companyName: 'Orbitly' } };
    const again = await call('POST', `v1/user/career-status/${careerStatusId}`, body);
    expect(again.json().careerStatus.working).toMatchObject({ companyName: 'Orbitly', jobProfile: null });
    expect((await profile()).isReader).toBe(true);
  });

  it('[R-659] suggests what is likely next', async () => {
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' })).json();
    const path = `v1/user/career-status/suggestions?careerStatusId=${careerStatusId}&careerStatusType=working`;
    const { organisations, jobProfiles, industries } = (await call('GET', path)).json();
    expect(organisations).toEqual(['Zentrix Labs']);
    expect(jobProfiles.length).toBeGreaterThan(0);
    expect(industries).toHaveLength(1);
  });

  it('is nobody else’s: another member’s number is not there', async () => {
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' })).json();
    const other = await newMember();
    const url = `v1/user/career-status/${careerStatusId}`;
    expect((await call('PUT', url, work, other)).statusCode).toBe(404);
    await tell('working', { companyName: 'Orbitly' }, other);
    expect((await call('PUT', url, work, other)).statusCode).toBe(404);
    expect((await call('GET', 'v1/user/career-status')).json().careerStatus.working.jobProfile).toBeNull();
  });

  it('[R-560] refuses what is not in the lists, and a company left out', async () => {
    expect((await tell('working', { companyName: ' ' })).json().code).toBe('INCOMPLETE');
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' })).json();
    const reply = await call('PUT', `v1/user/career-status/${careerStatusId}`, {
      ...work,
      departmentId: 9999,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'NOT_LISTED']);
    expect((await profile()).isReader).toBe(false);
  });
});

describe('the face', () => {
  const face = { userName: 'PaperKite_12', avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };

  it('[R-640] names and pictures are suggested, and the names are free', async () => {
    const { userNames, avatars } = (await call('GET', 'v1/user/anonymous-profile/suggestions')).json();
    expect([userNames.length, avatars.length]).toEqual([3, 6]);
    for (const name of userNames)
      expect((await call('GET', `v1/user/user-name?q=${name}`)).json().valid).toBe(true);
  });

  it('[R-641][R-238][R-564] is kept, and with a told career makes a writer', async () => {
    expect((await call('PUT', 'v1/user/anonymous-profile', face)).statusCode).toBe(200);
    expect((await profile()).isWriter).toBe(false);
    await tell('unemployed', {});
    expect(await profile()).toMatchObject({ isReader: true, isWriter: true, userName: 'PaperKite_12' });
    expect((await call('GET', 'v1/user/anonymous-profile')).json()).toEqual({
      ...face,
      fullAvatarUrl: face.avatarUri,
    });
  });

  it('[R-639][R-521][R-522] a name that is taken, in any case, or tells the own name is refused with others', async () => {
    const check = async (name: string) => (await call('GET', `v1/user/user-name?q=${name}`)).json();
    expect(await check('quietmonsoon')).toMatchObject({ valid: false, reason: 'TAKEN' });
    const own = await check('Tara_writes');
    expect([own.reason, own.suggestions.length]).toEqual(['OWN_NAME', 3]);
    const taken = { ...face, userName: 'quietMonsoon' };
    const reply = await call('PUT', 'v1/user/anonymous-profile', taken);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'TAKEN']);
  });
});

describe('the code', () => {
  const SEND = 'v1/user/email-verification/otp';
  const VERIFY = 'v1/user/email-verification/verify';
  const letters = () => {
    try {
      return readdirSync(server.config.mailDir).map((file) =>
        readFileSync(join(server.config.mailDir, file), 'utf8'),
      );
    } catch {
      return [];
    }
  };
  const codeFor = (email: string) =>
    /^(\d{6}) is your code/m.exec(letters().find((letter) => letter.includes(email)) ?? '')?.[1] ?? 'none';
  const send = (email: string, as = cookie) => call('POST', SEND, { email }, as);
  const enter = (otp: string, as = cookie) => call('POST', VERIFY, { otp }, as);
  const working = async (as = cookie) => {
    const { careerStatusId } = (await tell('working', { companyName: 'Zentrix Labs' }, as)).json();
    await call('PUT', `v1/user/career-status/${careerStatusId}`, work, as);
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('[R-642][R-400][R-257] proves the company, once, and the address is forgotten', async () => {
    await working();
    const email = 'one@zentrix-labs.example';
    expect((await send(email)).json()).toEqual({ resendAfter: 30, validMinutes: 10 });
    const code = codeFor(email);
    expect((await enter(code)).json()).toEqual({ verified: 'VERIFIED', verificationSource: 'EMAIL' });
    expect((await enter(code)).json().code).toBe('WRONG_CODE');
    expect((await call('GET', 'v1/user/career-status')).json().verified).toBe('VERIFIED');
    const dump = JSON.stringify([
      await server.services.db.selectFrom('email_codes').selectAll().execute(),
      await server.services.db.selectFrom('verified_addresses').selectAll().execute(),
      await server.services.db.selectFrom('career_statuses').selectAll().execute(),
    ]);
    expect(dump).not.toContain('one@');
    expect(dump).not.toContain(code);
  });

  it('[R-401] of another work address proves half', async () => {
    await working();
    await send('two@somewhere-else.example');
    expect((await enter(codeFor('two@somewhere-else.example'))).json().verified).toBe('PARTIAL_VERIFIED');
  });

  it('[R-257] is not guessed: five tries, then not even the right one works', async () => {
    await working();
    await send('three@zentrix-labs.example');
    const code = codeFor('three@zentrix-labs.example');
    for (let guess = 0; guess < 5; guess += 1) expect((await enter(wrongOf(code))).statusCode).toBe(422);
    expect((await enter(code)).json().code).toBe('WRONG_CODE');
  });

  it('[R-257] parallel guesses share the five tries', async () => {
    await working();
    await send('four@zentrix-labs.example');
    const code = codeFor('four@zentrix-labs.example');
    await Promise.all(Array.from({ length: 20 }, () => enter(wrongOf(code))));
    const { attempts } = await server.services.db
      .selectFrom('email_codes')
      .select('attempts')
      .where('member_id', '=', `Mbtest${who}`)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect((await enter(code)).statusCode).toBe(422);
  });

  it('[R-257] entered twice at once it works once', async () => {
    await working();
    await send('five@zentrix-labs.example');
    const code = codeFor('five@zentrix-labs.example');
    const statuses = (await Promise.all([enter(code), enter(code), enter(code)])).map(
      (one) => one.statusCode,
    );
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
  });

  it('[R-257] is of no use to another member', async () => {
    await working();
    await send('six@zentrix-labs.example');
    const other = await newMember();
    await working(other);
    expect((await enter(codeFor('six@zentrix-labs.example'), other)).json().code).toBe('WRONG_CODE');
  });

  it('[R-257] ends after ten minutes', async () => {
    await working();
    await send('seven@zentrix-labs.example');
    clock += 10 * 60_000;
    expect((await enter(codeFor('seven@zentrix-labs.example'))).statusCode).toBe(422);
  });

  it('[R-257] is sent again after 30 seconds, and five times a day', async () => {
    await working();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await send('eight@zentrix-labs.example')).statusCode);
      if (time === 0) {
        clock += 29_000;
        statuses.push((await send('eight@zentrix-labs.example')).statusCode);
        clock += 1000;
      } else clock += 30_000;
    }
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429]);
  });

  it('an address that vouches for somebody else is answered the same, and its letter holds no code', async () => {
    await working();
    const email = 'nine@zentrix-labs.example';
    const first = await send(email);
    await enter(codeFor(email));
    const other = await newMember();
    await working(other);
    const second = await send(email, other);
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    const about = letters().filter((letter) => letter.includes(email));
    expect(about.filter((letter) => /already vouches/.test(letter))).toHaveLength(1);
    expect(about.filter((letter) => /is your code/.test(letter))).toHaveLength(1);
  });

  it('free mail, no address and nothing to verify are refused', async () => {
    expect((await send('tara@zentrix-labs.example')).json().code).toBe('NOTHING_TO_VERIFY');
    await working();
    expect((await send('tara@gmail.com')).json().code).toBe('FREE_MAIL');
    expect((await send('tara')).json().code).toBe('SHAPE');
    expect(letters().some((letter) => letter.includes('tara@'))).toBe(false);
  });
});

it('[R-415][R-603] the newcomer of the sandbox may vote when the career is told', async () => {
  const newcomer = await server.signIn(NEWCOMER);
  const post = await server.services.db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
  const vote = () =>
    server.send({
      method: 'POST',
      url: '/feed-services/v1/vote',
      payload: { resourceId: post.id, resourceType: 'POST', voteType: 'UP' },
      headers: { cookie: newcomer },
    });
  expect((await vote()).json().code).toBe('READER_REQUIRED');
  await tell('unemployed', {}, newcomer);
  expect((await vote()).statusCode).toBe(200);
});
