import { describe, expect, it } from 'vitest';
import { BROKEN_ANSWERS, placesIn, withValueAt } from '../../../tests/support/broken-responses';
import { isConfirmableRead } from './confirmable-reads';
import { anonymousProfile, careerClient } from './generated/career';
import { chat, chatClient } from './generated/chat';
import { examples } from './generated/examples';
import { salaryClient, salaryReports } from './generated/salary';
import shapes from './generated/shapes.json';
import { pseudoProfiles, userClient } from './generated/user';
import { guardResponses } from './guard-responses';
import { hasShape, type Shapes } from './shape';

const known: Shapes = shapes;
const CONFIRMABLE_READS = Object.entries(examples).filter(([key, { body }]) => {
  const [method, path = ''] = key.split(' ');
  return (method !== 'GET' || isConfirmableRead(path)) && body !== undefined;
});
const saved = examples['POST /salary-services/v1/salary-reports']?.body as Parameters<typeof withValueAt>[0];
const aliases = examples['GET /user-services/user/pseudo-profile/available']?.body as typeof saved;
const OTHER = { text: {}, number: 'many', truth: 'yes' };

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((current, name) => (current as Readonly<Record<string, unknown>>)[name], value);

const otherThan = (value: unknown): unknown =>
  typeof value === 'string' ? OTHER.text : typeof value === 'number' ? OTHER.number : OTHER.truth;

/** Responds as to a production page whose session is not among the few that report. */
function answering(body: unknown, status = 200) {
  const guard = guardResponses(true, {
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

describe('the response to a write', () => {
  it.each([
    {},
    [],
    'text',
    7,
    { id: {} },
    withValueAt(saved, ['rid'], 7),
    withValueAt(saved, ['countsFrom'], 'soon'),
    withValueAt(saved, ['report', 'companyName'], null),
    withValueAt(saved, ['report', 'fixedSalary'], [18]),
  ])('[R-055] a write fails when its response has the wrong shape: %j', async (body) => {
    await expect(add(body)).rejects.toMatchObject({ kind: 'contract', operation: 'addSalaryReport' });
  });

  it('the response to a write is accepted with a new enum value or additional fields', async () => {
    const newer = { ...(withValueAt(saved, ['state'], 'CHECKED') as object), more: [1] };
    await expect(add(newer)).resolves.toMatchObject({ state: 'CHECKED' });
  });

  it('an error response to a write is not validated against the success shape', async () => {
    const refusal = { type: 'about:blank', title: 'Taken', status: 409, code: 'TAKEN', message: 'Taken.' };
    await expect(add(refusal, 409)).rejects.toMatchObject({ kind: 'conflict', code: 'TAKEN' });
  });
});

describe('the response to a read around text entry', () => {
  const [group] = (examples['GET /api/chat/v1/message/group']?.body ?? []) as readonly (object | undefined)[];
  const listed = (body: unknown) => chat(chatClient(answering(body))).listGroups({ limit: 100 });

  it.each([
    {},
    [7],
    [{}],
    [withValueAt(group, ['name'], { text: 'Zentrix' })],
    [withValueAt(group, ['pictureUrl'], null)],
    [withValueAt(group, ['unreadCount'], 'many')],
  ])('[R-055] the read of chat groups fails when its response has the wrong shape: %j', async (body) => {
    await expect(listed(body)).rejects.toMatchObject({ kind: 'contract', operation: 'listGroups' });
  });

  it.each([
    { userNames: [{ text: 'PaperBoat_7' }], avatars: [] },
    { userNames: ['PaperBoat_7'], avatars: [{ url: 7, color: '#0C6B50' }] },
    { userNames: 'PaperBoat_7' },
  ])('[R-055] the read of suggested aliases fails when an alias cannot be rendered: %j', async (body) => {
    const suggested = anonymousProfile(careerClient(answering(body))).suggestAliases();
    await expect(suggested).rejects.toMatchObject({ kind: 'contract', operation: 'suggestAliases' });
  });

  it.each([
    { profilesAvailable: 'all', selectedProfileType: 'ANONYMOUS' },
    { profilesAvailable: [{ profileType: 'ANONYMOUS' }], selectedProfileType: 'ANONYMOUS' },
    withValueAt(aliases, ['selectedProfileType'], { type: 'ANONYMOUS' }),
  ])(
    '[R-055] the read of the member’s own aliases fails when an alias cannot be rendered: %j',
    async (body) => {
      const own = pseudoProfiles(userClient(answering(body))).listPseudoProfiles();
      await expect(own).rejects.toMatchObject({ kind: 'contract', operation: 'listPseudoProfiles' });
    },
  );

  it('the response to a read of chat groups is accepted with a new enum value', async () => {
    const newer = withValueAt(group, ['audience'], 'ALUMNI');
    await expect(listed([newer])).resolves.toHaveLength(1);
  });
});

const READS = CONFIRMABLE_READS.flatMap(([key]) => {
  const [method, path = ''] = key.split(' ');
  return method === 'GET' ? [path] : [];
});

async function guarded(path: string, body: unknown) {
  const guard = answering(body).middleware[0]?.onResponse;
  const request = new Request(`http://service.test${path.replaceAll(/[{}]/g, '')}`);
  const options = { baseUrl: 'http://service.test' };
  await guard?.({ request, response: Response.json(body), schemaPath: path, options } as never);
}

describe('the response for a part of a page', () => {
  it.each(READS)(
    '[R-055] a part of a page is not rendered when its response has the wrong shape: %s',
    async (path) => {
      await expect(guarded(path, 7)).rejects.toThrow('another shape');
      await expect(guarded(path, null)).rejects.toThrow('another shape');
    },
  );

  it('the validated reads include parts of the company page, list filters and notification settings', () => {
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
        '/notification-services/v1/email-address',
      ]),
    );
  });

  it('feed and community responses are not validated, so that these pages do not wait for the shapes', async () => {
    for (const path of ['/feed-services/v3/feed', '/feed-services/v2/community/aggregate'])
      await expect(guarded(path, 7)).resolves.toBeUndefined();
  });
});

it.each(CONFIRMABLE_READS)(
  '%s: the example fits its shape, also with new enum values, and with no other value anywhere',
  async (key, { body }) => {
    const shape = known[key] ?? expect.fail('no shape');
    expect(hasShape(shape, body)).toBe(true);
    const newText: unknown = await BROKEN_ANSWERS['unknown names'](body).json();
    expect(hasShape(shape, newText)).toBe(true);
    for (const place of placesIn(body)) {
      const value = valueAt(body, place);
      if (value === null) continue;
      const other = withValueAt(body, place, otherThan(value));
      expect(hasShape(shape, other), place.join('/')).toBe(false);
    }
  },
);

it('only optional fields may be null or missing', () => {
  const shape = { 'note?': 'string', at: 'date', of: ['number'] };
  expect(hasShape(shape, { at: '2026-11-20', of: [] })).toBe(true);
  expect(hasShape(shape, { note: null, at: '2026-11-20T06:00:00Z', of: [1, 2] })).toBe(true);
  expect(hasShape(shape, { note: 7, at: '2026-11-20', of: [] })).toBe(false);
  expect(hasShape(shape, { at: 'soon', of: [] })).toBe(false);
  expect(hasShape(shape, { at: '2026-11-20', of: ['1'] })).toBe(false);
});
