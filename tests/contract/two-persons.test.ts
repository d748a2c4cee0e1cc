import { afterAll, expect, it } from 'vitest';
import { type Operation, readSpecs } from '../../scripts/api/spec';
import { compose, exampleRequest, type Request } from '../../scripts/contract/request';
import { encryptDetails } from '../../src/server/services/profile/account/details-queries';
import { aliasSeal, followerSeal, voterKey } from '../../src/server/services/profile/account/viewer';
import { EDUCATIONS, encryptEntry } from '../../src/server/services/profile/career/experience-queries';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';

/** Requests that every member can make: the examples, and those about the author's post and community. */
const operations = (await readSpecs('openapi')).flatMap((spec) => spec.operations);
const open = operations.filter(({ method, role }) => method === 'get' && role === 'visitor');

const NOW = new Date('2026-11-20T10:20:00Z');
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Two people who do the same under the same alias. Only their identity differs. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly photo: string;
  readonly city: number;
  readonly years: number;
  readonly college: string;
  readonly avatarColour: string;
  readonly analytics: boolean;
}

const PERSONS: readonly [Person, Person] = [
  {
    id: 'Mb8anjali0000000',
    name: 'Anjali Deshmukh',
    photo: 'q8Zr2mXw5Tn7Kd4Lp9Vb1A',
    city: 1,
    years: 2,
    college: 'Sharada College',
    avatarColour: '#5B1F3A',
    analytics: true,
  },
  {
    id: 'Mb9zubin00000000',
    name: 'Zubin Contractor',
    photo: 'z1Yx9wVu8Ts7Rq6Po5Nm4L',
    city: 3,
    years: 29,
    college: 'Another College',
    avatarColour: '#0C6B50',
    analytics: false,
  },
];

async function environmentOf(person: Person): Promise<TestServer> {
  const server = await startTestServer({ now: () => NOW });
  servers.push(server);
  const { services } = server;
  const { db } = services;
  const { id: member_id } = person;
  await db
    .insertInto('members')
    .values({
      id: member_id,
      name: person.name,
      is_reader: true,
      is_writer: true,
      details: encryptDetails(services, member_id, { placeId: person.city, experienceYears: person.years }),
      avatar_color: person.avatarColour,
    })
    .execute();
  await db
    .insertInto('educations')
    .values({
      id: STUDY,
      member_id,
      details: encryptEntry(
        EDUCATIONS,
        services,
        { memberId: member_id, id: STUDY },
        {
          education_type: 'Graduation/Diploma',
          course_name: 'B.Tech',
          specialization: null,
          college_name: person.college,
          course_mode: 'fulltime',
          start_year: 2018,
          end_year: null,
        },
      ),
    })
    .execute();
  await db.insertInto('profile_photos').values({ member_id, picture: person.photo }).execute();
  await db.insertInto('preferences').values({ member_id, analytics: person.analytics }).execute();
  await db
    .insertInto('community_members')
    .values({ follower_seal: followerSeal(services, member_id), type: 'TOPIC', entity_id: 43 })
    .execute();
  await writeUnderTheAlias(server, member_id);
  return server;
}

const POST = 'PoWrittenByOneOf';
const STUDY = 'EdOfThisPerson00';

async function writeUnderTheAlias({ services }: TestServer, memberId: string): Promise<void> {
  const { db } = services;
  const date = new Date(NOW.getTime() - 8_400_000);
  await db
    .insertInto('aliases')
    .values({
      id: 'FcOneOfTheTwo000',
      owner_seal: aliasSeal(services, 'ANONYMOUS', memberId),
      profile_type: 'ANONYMOUS',
      user_name: 'PaperKite_12',
      avatar_seed: 'k-1f3a',
      bio: 'Works in Engineering',
    })
    .execute();
  await db
    .insertInto('posts')
    .values({
      id: POST,
      alias_id: 'FcOneOfTheTwo000',
      community_type: 'TOPIC',
      community_id: 43,
      kind: 'QUESTION',
      title: 'Who pays for the notice?',
      content: 'Asking for a friend.',
      created_at: date,
    })
    .execute();
  await db
    .insertInto('comments')
    .values({
      id: 'CoWrittenByOneOf',
      post_id: POST,
      alias_id: 'FcOneOfTheTwo000',
      text: 'Me.',
      created_at: date,
    })
    .execute();
  await db
    .insertInto('votes')
    .values({
      resource_type: 'POST',
      resource_id: 'Kq3vN8xWm2Zt7Rf1',
      voter_seal: sealedFor(voterKey(services, memberId), 'Kq3vN8xWm2Zt7Rf1'),
      stance: 'UP',
    })
    .execute();
}

/** The example, and the same request for the post of one of the two. */
function requestsFor(operation: Operation): readonly Request[] {
  const example = exampleRequest(operation);
  const ofPost = Object.fromEntries(
    Object.entries(example.parameters).map(([key, value]) => [
      key,
      /^(path|query)\..*[iI]d$/.test(key) && typeof value === 'string' ? POST : value,
    ]),
  );
  const isSame = JSON.stringify(ofPost) === JSON.stringify(example.parameters);
  return isSame ? [example] : [example, { ...example, parameters: ofPost }];
}

async function requested(server: TestServer, operation: Operation, request: Request): Promise<string> {
  const { method, url, headers } = compose(operation, request, {
    origin: 'http://here.test',
    cookie: undefined,
  });
  const response = await server.app.inject({
    method: method as 'GET',
    url: url.replace('http://here.test', ''),
    headers,
  });
  // Differs in each request: random values and times.
  const { 'x-request-id': _, date: __, ...contribution } = response.headers;
  return JSON.stringify([response.statusCode, contribution, withoutChance(response.body)]);
}

/** Cursors are encrypted with a new nonce each; keys of the sandbox and the log differ per server. */
const withoutChance = (body: string): string =>
  body
    .replace(/"nextCursor":"[^"]+"/g, '"nextCursor":"…"')
    .replace(/"(x|y|kid|key|requestId|nonce)":"[^"]*"/g, '"$1":"…"');

it('[R-010] two accounts that differ only in the person behind them are the same in every public answer', async () => {
  const [testServer, other] = [await environmentOf(PERSONS[0]), await environmentOf(PERSONS[1])];
  expect(open.length).toBeGreaterThan(30);
  let answered = 0;
  let ofTheTwo = 0;
  for (const operation of open) {
    for (const request of requestsFor(operation)) {
      const [first, second] = [
        await requested(testServer, operation, request),
        await requested(other, operation, request),
      ];
      expect(second, operation.id).toBe(first);
      if (first.startsWith('[200')) answered += 1;
      if (first.includes('PaperKite_12')) ofTheTwo += 1;
      for (const { id, name, photo } of PERSONS)
        for (const submission of [id, name, photo]) expect(first, operation.id).not.toContain(submission);
    }
  }
  expect(answered).toBeGreaterThan(30);
  expect(ofTheTwo).toBeGreaterThan(1);
}, 120_000);
