import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatFinding } from './finding';
import { documentFindings, projectFindings } from './lint';
import { readSpecs } from './spec';
import {
  at,
  boxes,
  type Change,
  drop,
  makeOperation as make,
  readOperation as read,
  set,
  TestProject,
  type Tree,
} from './testing';

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
afterEach(() => project.remove());

async function findings(plant: Change = () => undefined, rest: Readonly<Record<string, Change>> = {}) {
  project = new TestProject();
  for (const [service, change] of Object.entries({ boxes: plant, ...rest })) {
    const document = boxes();
    change(document as unknown as Tree);
    project.contract(service, document);
  }
  const malformed = await documentFindings(project.places.openapi);
  return malformed.length > 0 ? malformed : projectFindings(await readSpecs(project.places.openapi));
}

const schemas = (contract: Tree) => at(contract, 'components', 'schemas');
const media = (operation: Tree) => at(operation, 'responses', '200', 'content', 'application/json');

/** Each rule, a fault it must find, and part of the fix it must suggest. */
const PLANTED: readonly [rule: string, plant: Change, wayOut: string][] = [
  ['operation-id', (c) => set(read(c), { operationId: 'Read_box' }), 'camelCase'],
  ['one-tag', (c) => set(read(c), { tags: ['Boxes', 'Boxes'] }), 'exactly one tag'],
  [
    'one-tag',
    (c) => {
      set(read(c), { tags: ['boxes'] });
      set(c, {
        tags: [
          { name: 'Boxes', description: 'B.' },
          { name: 'boxes', description: 'b.' },
        ],
      });
    },
    'PascalCase',
  ],
  ['role', (c) => set(read(c), { 'x-role': 'admin' }), 'visitor, member, reader, writer, moderator, officer'],
  ['role-security', (c) => set(read(c), { 'x-role': 'visitor' }), 'raise x-role'],
  ['role-security', (c) => set(read(c), { security: [{}, { session: [] }] }), 'x-role: visitor'],
  ['refusals', (c) => drop(at(read(c), 'responses'), '401'), 'document it with'],
  ['refusals', (c) => set(read(c), { 'x-role': 'reader' }), '403'],
  ['invalid-input', (c) => drop(at(make(c), 'responses'), '400'), 'Invalid'],
  ['codes', (c) => set(read(c), { 'x-codes': { 409: ['BOX_OPEN'] } }), 'add it to ProblemCode'],
  ['codes', (c) => set(at(read(c), 'responses'), { 422: at(read(c), 'responses', '400') }), 'x-codes'],
  [
    'listed-codes',
    (c) => set(read(c), { 'x-codes': { 400: ['TOO_SHORT'] } }),
    'add TOO_SHORT to the enum of code in response 400',
  ],
  ['default-problem', (c) => drop(at(read(c), 'responses'), 'default'), 'shared/http.yaml'],
  [
    'one-success',
    (c) => set(at(read(c), 'responses'), { 201: at(read(c), 'responses', '200') }),
    'exactly one success',
  ],
  ['request-id', (c) => drop(at(read(c), 'responses', '200'), 'headers'), 'shared header'],
  ['reading-body', (c) => set(read(c), { requestBody: at(make(c), 'requestBody') }), 'make it a POST'],
  ['example', (c) => drop(media(read(c)), 'example'), 'add one'],
  ['example', (c) => drop(at(read(c), 'parameters', '1'), 'example'), 'the parameter boxId'],
  ['valid-example', (c) => set(media(read(c)), { example: { boxId: 7 } }), 'fix the example or the schema'],
  [
    'valid-example',
    (c) => set(at(media(make(c)), 'example'), { madeOn: 'yesterday' }),
    '/madeOn must be a date-time',
  ],
  [
    'closed-request',
    (c) => drop(at(schemas(c), 'BoxDraft'), 'additionalProperties'),
    'additionalProperties: false',
  ],
  ['bounded-request', (c) => drop(at(schemas(c), 'BoxDraft', 'properties', 'lid'), 'maxLength'), 'maxLength'],
  ['vocabulary', (c) => set(read(c), { 'x-cache': 'yes' }), 'decision record'],
  ['keyword', (c) => set(at(schemas(c), 'Box', 'properties', 'size'), { multipleOf: 2 }), 'multipleOf'],
  ['operation-description', (c) => drop(read(c), 'description'), 'redocly.yaml'],
  [
    'described-property',
    (c) => drop(at(schemas(c), 'Box', 'properties', 'size'), 'description'),
    'what size means',
  ],
  ['no-unused-components', (c) => set(schemas(c), { Crate: { type: 'string' } }), 'redocly.yaml'],
  ['path-params-defined', (c) => set(read(c), { parameters: [] }), 'redocly.yaml'],
  ['operation-tag-defined', (c) => set(read(c), { tags: ['Crates'] }), 'redocly.yaml'],
  ['struct', (c) => drop(at(c, 'info'), 'title'), 'redocly.yaml'],
  ['one-success', (c) => drop(read(c), 'responses'), 'not 0'],
];

describe('the rules for contracts', () => {
  it('the rules for contracts find nothing in a sound contract', async () => {
    await expect(findings()).resolves.toEqual([]);
  });

  it.each(PLANTED)('%s: say what is wrong and the way out', async (rule, plant, wayOut) => {
    const found = await findings(plant);
    const lines = found.filter((finding) => finding.rule === rule).map(formatFinding);
    expect(lines.join('\n')).toContain(wayOut);
    expect(lines[0]).toMatch(/openapi\/boxes\.yaml/);
  });

  it('unique-operation-id and unique-component: two services do not share a word', async () => {
    const other: Change = (c) => set(at(schemas(c), 'Box'), { description: 'Another box.' });
    const found = await findings(undefined, { crates: other });
    expect(found.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['unique-operation-id', 'unique-component']),
    );
    const twins = found.filter(({ rule }) => rule === 'unique-component');
    expect(twins.map(formatFinding)).toEqual([expect.stringContaining('also defines Box')]);
  });

  it("[R-587] the product's own contracts break none of them: every call has its schemas, its failure and an example", async () => {
    project = new TestProject();
    await expect(documentFindings('openapi')).resolves.toEqual([]);
    const specs = await readSpecs('openapi');
    expect(projectFindings(specs)).toEqual([]);
    expect(specs.flatMap(({ operations }) => operations).length).toBeGreaterThanOrEqual(30);
  });
});
