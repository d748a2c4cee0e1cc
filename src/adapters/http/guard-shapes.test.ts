import { describe, expect, it } from 'vitest';
import { BROKEN_ANSWERS, placesIn, withValueAt } from '../../../tests/support/broken-answers';
import { anonymousProfile, careerClient } from './generated/career';
import { chat, chatClient } from './generated/chat';
import { examples } from './generated/examples';
import { salaryClient, salaryReports } from './generated/salary';
import shapes from './generated/shapes.json';
import { pseudoProfiles, userClient } from './generated/user';
import { guardOfAnswers } from './guard-answers';
import { isHeldRead } from './held-reads';
import { hasShape, type Shapes } from './shape';

const known: Shapes = shapes;
const HELD = Object.entries(examples).filter(([key, { body }]) => {
  const [method, path = ''] = key.split(' ');
  return (method !== 'GET' || isHeldRead(path)) && body !== undefined;
});
const kept = examples['POST /salary-services/v1/salary-reports']?.body as Parameters<typeof withValueAt>[0];
const faces = examples['GET /user-services/user/pseudo-profile/available']?.body as typeof kept;
const OTHER = { text: {}, number: 'many', truth: 'yes' };

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((held, name) => (held as Readonly<Record<string, unknown>>)[name], value);

const otherThan = (value: unknown): unknown =>
  typeof value === 'string' ? OTHER.text : typeof value === 'number' ? OTHER.number : OTHER.truth;

/** As a page in production is answered, whose session is not among the few that report. */
function answering(body: unknown, status = 200) {
  const guard = guardOfAnswers(true, {
    share: 0,
    draw: () => 1,
    errors: { logError: async () => {} },
  });
  return {
    origin: 'http://service.test',
    fetch: async () => Response.json(body, { status }),
    middleware: [{ onResponse: guard }],
  };
}

function add(body: unknown, status = 200) {
  return salaryReports(salaryClient(answering(body, status))).addSalaryReport({
    companyName: 'Zentrix Labs',
    jobProfile: 'Backend engineer',
    department: 'Engineering',
    locationId: 7,
    totalExperience: 4,
    currentSalary: true,
    fixedSalary: { lakhs: 18, thousand: 50 },
  });
}

describe('the answer to a write', () => {
  it.each([
    {},
    [],
    'text',
    7,
    { id: {} },
    withValueAt(kept, ['rid'], 7),
    withValueAt(kept, ['countsFrom'], 'soon'),
    withValueAt(kept, ['report', 'companyName'], null),
    withValueAt(kept, ['report', 'fixedSalary'], [18]),
  ])('[R-055] that is made of other things fails the write: %j', async (body) => {
    await expect(add(body)).rejects.toMatchObject({ kind: 'contract', operation: 'addSalaryReport' });
  });

  it('is taken as it is when it says a word that is new, or more than was promised', async () => {
    const newer = { ...(withValueAt(kept, ['state'], 'CHECKED') as object), more: [1] };
    await expect(add(newer)).resolves.toMatchObject({ state: 'CHECKED' });
  });

  it('is not looked at when it is a refusal: that has a shape of its own', async () => {
    const refusal = { type: 'about:blank', title: 'Taken', status: 409, code: 'TAKEN', message: 'Taken.' };
    await expect(add(refusal, 409)).rejects.toMatchObject({ kind: 'conflict', code: 'TAKEN' });
  });
});

describe('the answer to a read that is drawn where one writes', () => {
  const [group] = (examples['GET /api/chat/v1/message/group']?.body ?? []) as readonly (object | undefined)[];
  const listed = (body: unknown) => chat(chatClient(answering(body))).listGroups({ limit: 100 });

  it.each([
    {},
    [7],
    [{}],
    [withValueAt(group, ['name'], { text: 'Zentrix' })],
    [withValueAt(group, ['pictureUrl'], null)],
    [withValueAt(group, ['unreadCount'], 'many')],
  ])('[R-055] fails the read when it is made of other things: %j', async (body) => {
    await expect(listed(body)).rejects.toMatchObject({ kind: 'contract', operation: 'listGroups' });
  });

  it.each([
    { userNames: [{ text: 'PaperBoat_7' }], avatars: [] },
    { userNames: ['PaperBoat_7'], avatars: [{ url: 7, color: '#0C6B50' }] },
    { userNames: 'PaperBoat_7' },
  ])('[R-055] leaves no suggested face that cannot be drawn: %j', async (body) => {
    const suggested = anonymousProfile(careerClient(answering(body))).suggestFaces();
    await expect(suggested).rejects.toMatchObject({ kind: 'contract', operation: 'suggestFaces' });
  });

  it.each([
    { profilesAvailable: 'all', selectedProfileType: 'ANONYMOUS' },
    { profilesAvailable: [{ profileType: 'ANONYMOUS' }], selectedProfileType: 'ANONYMOUS' },
    withValueAt(faces, ['selectedProfileType'], { type: 'ANONYMOUS' }),
  ])('[R-055] leaves no face of one’s own that cannot be drawn: %j', async (body) => {
    const own = pseudoProfiles(userClient(answering(body))).listPseudoProfiles();
    await expect(own).rejects.toMatchObject({ kind: 'contract', operation: 'listPseudoProfiles' });
  });

  it('is taken as it is when it says a word that is new', async () => {
    const newer = withValueAt(group, ['audience'], 'ALUMNI');
    await expect(listed([newer])).resolves.toHaveLength(1);
  });
});

const READS = HELD.flatMap(([key]) => {
  const [method, path = ''] = key.split(' ');
  return method === 'GET' ? [path] : [];
});

/** Hands an answer to a read over to the guard, as a page in production does. */
async function guarded(path: string, body: unknown) {
  const guard = answering(body).middleware[0]?.onResponse;
  const request = new Request(`http://service.test${path.replaceAll(/[{}]/g, '')}`);
  const options = { baseUrl: 'http://service.test' };
  await guard?.({ request, response: Response.json(body), schemaPath: path, options } as never);
}

describe('an answer that is only a part of a page', () => {
  it.each(READS)('[R-055] is not drawn when it is made of other things: %s', async (path) => {
    await expect(guarded(path, 7)).rejects.toThrow('another shape');
    await expect(guarded(path, null)).rejects.toThrow('another shape');
  });

  it('is one of a company’s page, of a list’s filters and of what one wants to be told', () => {
    expect(READS).toEqual(
      expect.arrayContaining([
        '/company-services/v1/companies/{urlName}/surroundings',
        '/company-services/v1/companies/{urlName}/story',
        '/company-services/v1/companies/{urlName}/photos',
        '/review-services/v1/companies/{urlName}/reviews',
        '/review-services/v1/companies/{urlName}/ratings',
        '/review-services/v1/companies/{urlName}/review-filters',
        '/company-services/v1/company-filters',
        '/jobs-services/v1/jobs',
        '/jobs-services/v1/job-filters',
        '/aggregation-services/v1/page-details',
        '/aggregation-services/v1/browsing-history',
        '/notification-services/v1/letters',
      ]),
    );
  });

  it('is not what most people come for: the feed’s and the communities’ pages wait for no shapes', async () => {
    for (const path of ['/feed-services/v3/feed', '/feed-services/v2/community/aggregate'])
      await expect(guarded(path, 7)).resolves.toBeUndefined();
  });
});

it.each(HELD)(
  '%s: its example fits its shape, also with new words, and with no other value anywhere',
  async (key, { body }) => {
    const shape = known[key] ?? expect.fail('no shape');
    expect(hasShape(shape, body)).toBe(true);
    const newWords: unknown = await BROKEN_ANSWERS['unknown names'](body).json();
    expect(hasShape(shape, newWords)).toBe(true);
    for (const place of placesIn(body)) {
      const value = valueAt(body, place);
      if (value === null) continue;
      const other = withValueAt(body, place, otherThan(value));
      expect(hasShape(shape, other), place.join('/')).toBe(false);
    }
  },
);

it('what may be missing may be null or left out, and nothing else', () => {
  const shape = { 'note?': 'string', at: 'date', of: ['number'] };
  expect(hasShape(shape, { at: '2026-11-20', of: [] })).toBe(true);
  expect(hasShape(shape, { note: null, at: '2026-11-20T06:00:00Z', of: [1, 2] })).toBe(true);
  expect(hasShape(shape, { note: 7, at: '2026-11-20', of: [] })).toBe(false);
  expect(hasShape(shape, { at: 'soon', of: [] })).toBe(false);
  expect(hasShape(shape, { at: '2026-11-20', of: ['1'] })).toBe(false);
});
