import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addedOperations, breaksBetween } from './breaks';
import { readSpecs } from './spec';
import {
  at,
  boxes,
  type Change,
  drop,
  listAt,
  makeOperation as make,
  readOperation as read,
  set,
  TestProject,
  type Tree,
} from './testing';

const box = (contract: Tree) => at(contract, 'components', 'schemas', 'Box');
const draft = (contract: Tree) => at(contract, 'components', 'schemas', 'BoxDraft');

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

async function breaks(change: Change, before: Change = () => undefined) {
  const [then, now] = [await specs(before), await specs(change)];
  return breaksBetween(then, now).map(({ at: place, message }) => `${place}: ${message}`);
}

const withKinds =
  (...kinds: string[]): Change =>
  (c) => {
    set(at(box(c), 'properties'), { kind: { type: 'string', enum: kinds } });
    set(at(draft(c), 'properties'), { kind: { type: 'string', enum: kinds } });
  };
const withLabel =
  (...kinds: string[]): Change =>
  (c) =>
    set(at(box(c), 'properties'), {
      label: {
        oneOf: kinds.map((kind) => ({
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: kind } },
        })),
      },
    });

const READ = 'GET /box-services/v1/box/{boxId}: ';
const MAKE = 'POST /box-services/v1/box: ';

const BREAKING: readonly [what: string, message: string, change: Change, before?: Change][] = [
  ['a removed operation', `${READ}the operation was removed`, (c) => drop(at(c, 'paths'), '/v1/box/{boxId}')],
  ['a raised role', `${READ}callers now need the role reader`, (c) => set(read(c), { 'x-role': 'reader' })],
  ['a removed status', `${READ}response 400 was removed`, (c) => drop(at(read(c), 'responses'), '400')],
  [
    'a removed header',
    `${READ}response 200 no longer has the header x-request-id`,
    (c) => drop(at(read(c), 'responses', '200'), 'headers'),
  ],
  [
    'an emptied response',
    `${READ}response 200 is empty now, not application/json`,
    (c) => drop(at(read(c), 'responses', '200'), 'content'),
  ],
  [
    'a field gone from a response',
    `${READ}response 200/lid was removed`,
    (c) => drop(at(box(c), 'properties'), 'lid'),
  ],
  [
    'the same one level deeper',
    `${READ}response 200/inner/* can now be integer`,
    (c) => set(at(box(c), 'properties', 'inner'), { items: { type: 'integer' } }),
  ],
  [
    'a field that may be missing',
    `${READ}response 200/lid can now be missing`,
    (c) => set(box(c), { required: ['boxId', 'madeOn', 'inner'] }),
  ],
  [
    'a field that may be null',
    `${READ}response 200/boxId can now be null`,
    (c) => set(at(box(c), 'properties', 'boxId'), { type: ['string', 'null'] }),
  ],
  [
    'a response of another type',
    `${READ}response 200/size can now be number`,
    (c) => set(at(box(c), 'properties', 'size'), { type: 'number' }),
  ],
  [
    'a response beyond its bound',
    `${READ}response 200/size widened its minimum to none`,
    (c) => drop(at(box(c), 'properties', 'size'), 'minimum'),
  ],
  [
    'another format',
    `${READ}response 200/madeOn changed its format to date`,
    (c) => set(at(box(c), 'properties', 'madeOn'), { format: 'date' }),
  ],
  [
    'a new word in a response',
    `${READ}response 200/kind can now be C`,
    withKinds('A', 'B', 'C'),
    withKinds('A', 'B'),
  ],
  [
    'a word gone from a response',
    `${READ}response 200/kind can no longer be B`,
    withKinds('A'),
    withKinds('A', 'B'),
  ],
  [
    'a word gone from a request',
    `${MAKE}the body/kind no longer accepts B`,
    withKinds('A'),
    withKinds('A', 'B'),
  ],
  [
    'a new alternative in a response',
    `${READ}response 200/label has the new alternative C`,
    withLabel('A', 'B', 'C'),
    withLabel('A', 'B'),
  ],
  [
    'a lost alternative',
    `${READ}response 200/label no longer has the alternative B`,
    withLabel('A', 'C'),
    withLabel('A', 'B'),
  ],
  [
    'a new required field',
    `${MAKE}the body/boxSize is now required`,
    (c) => set(draft(c), { required: ['lid', 'boxSize'] }),
  ],
  [
    'a field no longer taken',
    `${MAKE}the body/boxSize was removed`,
    (c) => drop(at(draft(c), 'properties'), 'boxSize'),
  ],
  [
    'a narrower type',
    `${MAKE}the body/lid no longer accepts null`,
    (c) => set(at(draft(c), 'properties', 'lid'), { type: 'string' }),
  ],
  [
    'a narrower bound',
    `${MAKE}the body/lid narrowed its maxLength to 3`,
    (c) => set(at(draft(c), 'properties', 'lid'), { maxLength: 3 }),
  ],
  [
    'a request that closes',
    `${MAKE}the body no longer accepts undefined fields`,
    () => undefined,
    (c) => drop(draft(c), 'additionalProperties'),
  ],
  [
    'a new required parameter',
    `${READ}the header parameter x-why is now required`,
    (c) => {
      const why = { name: 'x-why', in: 'header', required: true, schema: { type: 'string' }, example: 'so' };
      listAt(read(c), 'parameters').push(why);
    },
  ],
  [
    'a parameter gone',
    `${READ}the header parameter appid was removed`,
    (c) => listAt(read(c), 'parameters').shift(),
  ],
  [
    'another kind of body',
    `${MAKE}the body must now be text/plain`,
    (c) => {
      set(at(make(c), 'requestBody'), {
        content: { 'text/plain': { schema: { type: 'string' }, example: 'x' } },
      });
    },
  ],
];

const HARMLESS: readonly [what: string, change: Change, before?: Change][] = [
  ['nothing', () => undefined],
  ['another description', (c) => set(read(c), { description: 'x' })],
  ['another name in the core', (c) => set(at(box(c), 'properties', 'boxId'), { 'x-domain': 'key' })],
  ['a new field in a response', (c) => set(at(box(c), 'properties'), { colour: { type: 'string' } })],
  [
    'a new optional field in a request',
    (c) => set(at(draft(c), 'properties'), { colour: { type: 'string' } }),
  ],
  ['a wider bound of a request', (c) => set(at(draft(c), 'properties', 'lid'), { maxLength: 99 })],
  ['a narrower response', (c) => set(at(box(c), 'properties', 'lid'), { type: 'string', maxLength: 9 })],
  ['a lower role', () => undefined, (c) => set(read(c), { 'x-role': 'reader' })],
];

describe('breaking changes of the contracts', () => {
  it.each(BREAKING)('comparing contracts finds %s', async (_, message, change, before) => {
    expect((await breaks(change, before)).join('\n')).toContain(message);
  });

  it.each(HARMLESS)('comparing contracts allows %s', async (_, change, before) => {
    await expect(breaks(change, before)).resolves.toEqual([]);
  });

  it('comparing contracts lists new operations', async () => {
    const [then, now] = [await specs((c) => drop(at(c, 'paths'), '/v1/box')), await specs(() => undefined)];
    expect(addedOperations(then, now)).toEqual(['POST /box-services/v1/box']);
  });
});
