import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addedOperations, breaksBetween, deprecatedOperations } from './breaks';
import { readSpecs } from './spec';
import {
  at,
  boxes,
  type Change,
  drop,
  listAt,
  readOperation as read,
  set,
  TestProject,
  type Tree,
} from './testing';

/** Changes that a client notices although no schema of a request or body changes. */

const box = (contract: Tree) => at(contract, 'components', 'schemas', 'Box');

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
});
afterEach(() => project.remove());

async function specs(change: Change) {
  const contract = boxes();
  change(contract as unknown as Tree);
  project.contract('boxes', contract);
  return readSpecs(project.places.openapi);
}

const withHeader =
  (header: object): Change =>
  (c) =>
    set(at(read(c), 'responses', '200', 'headers'), {
      'x-kind': { description: 'K.', schema: { type: 'string' }, example: 'k', ...header },
    });
const cookie = (name: string, httpOnly: boolean) => ({
  name,
  httpOnly,
  maxAge: { const: 900 },
  value: { type: 'string' },
});
const withLimit =
  (limit: number): Change =>
  (c) => {
    const schema = { type: 'integer', default: limit };
    listAt(read(c), 'parameters').push({ name: 'limit', in: 'query', schema, example: 5 });
  };

const READ = 'GET /box-services/v1/box/{boxId}: ';

const BREAKING: readonly [what: string, message: string, change: Change, before?: Change][] = [
  [
    'a renamed operationId',
    `${READ}the operationId readBox is now fetchBox`,
    (c) => set(read(c), { operationId: 'fetchBox' }),
  ],
  [
    'a header that may be missing',
    `${READ}response 200 can now lack the header x-kind`,
    withHeader({ required: false }),
    withHeader({ required: true }),
  ],
  [
    'a renamed cookie',
    `${READ}response 200 no longer sets the cookie AT`,
    withHeader({ 'x-cookies': [cookie('TOKEN', true)] }),
    withHeader({ 'x-cookies': [cookie('AT', true)] }),
  ],
  [
    'a cookie that scripts can no longer read',
    `${READ}response 200 hides the cookie UAC_K`,
    withHeader({ 'x-cookies': [cookie('UAC_K', true)] }),
    withHeader({ 'x-cookies': [cookie('UAC_K', false)] }),
  ],
  [
    'a changed default',
    `${READ}the query parameter limit changed its default from 10 to 5`,
    withLimit(5),
    withLimit(10),
  ],
];

describe('changes that a client notices', () => {
  it.each(BREAKING)('comparing clients finds %s', async (_, message, change, before = () => undefined) => {
    const [then, now] = [await specs(before), await specs(change)];
    const lines = breaksBetween(then, now).map(({ at: place, message: found }) => `${place}: ${found}`);
    expect(lines).toEqual([expect.stringContaining(message)]);
  });

  it('a changed component is one line, which names every operation it breaks', async () => {
    const then = await specs(() => undefined);
    const now = await specs((c) => drop(at(box(c), 'properties'), 'lid'));
    const found = breaksBetween(then, now);
    expect(found.map(({ message }) => message)).toEqual(['response 200/lid was removed']);
    expect(found[0]?.also).toEqual(['POST /box-services/v1/box']);
  });

  it('a renamed path parameter breaks nothing, and a deprecated operation is listed', async () => {
    const then = await specs(() => undefined);
    const now = await specs((c) => {
      const paths = at(c, 'paths');
      const { '/v1/box/{boxId}': item, ...rest } = paths as Record<string, unknown>;
      const renamed = JSON.parse(JSON.stringify(item).replaceAll('"boxId"', '"id"'));
      renamed.get.deprecated = true;
      set(c, { paths: { '/v1/box/{id}': renamed, ...rest } });
    });
    expect(breaksBetween(then, now)).toEqual([]);
    expect(addedOperations(then, now)).toEqual([]);
    expect(deprecatedOperations(then, now)).toEqual(['GET /box-services/v1/box/{id}']);
  });
});
