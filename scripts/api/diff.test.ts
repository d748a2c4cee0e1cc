import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addedOperations, breaksBetween } from './breaks';
import { diffCommand } from './diff';
import { readSpecs } from './spec';
import { boxes, SmallHouse } from './testing';

type Tree = { [key: string]: Tree };
type Change = (contract: Tree) => void;

const at = (tree: Tree, ...path: string[]): Tree => path.reduce((node, key) => node[key] ?? {}, tree);
const set = (tree: Tree, values: object) => Object.assign(tree, values);
const drop = (tree: Tree, key: string) => Reflect.deleteProperty(tree, key);
const read = (contract: Tree) => at(contract, 'paths', '/v1/box/{boxId}', 'get');
const make = (contract: Tree) => at(contract, 'paths', '/v1/box', 'post');
const box = (contract: Tree) => at(contract, 'components', 'schemas', 'Box');
const draft = (contract: Tree) => at(contract, 'components', 'schemas', 'BoxDraft');

let house: SmallHouse;
beforeEach(() => {
  house = new SmallHouse();
});
afterEach(() => house.remove());

async function specs(change: Change) {
  const contract = boxes();
  change(contract as unknown as Tree);
  house.contract('boxes', contract);
  return readSpecs(house.places.openapi);
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
  ['a removed operation', `${READ}the operation is gone`, (c) => drop(at(c, 'paths'), '/v1/box/{boxId}')],
  [
    'a raised role',
    `${READ}whoever calls it must be reader now`,
    (c) => set(read(c), { 'x-role': 'reader' }),
  ],
  ['a removed status', `${READ}the answer 400 is gone`, (c) => drop(at(read(c), 'responses'), '400')],
  [
    'a removed header',
    `${READ}the answer 200 lost its header x-request-id`,
    (c) => drop(at(read(c), 'responses', '200'), 'headers'),
  ],
  [
    'an emptied answer',
    `${READ}the answer 200 is empty now, not application/json`,
    (c) => drop(at(read(c), 'responses', '200'), 'content'),
  ],
  [
    'a field gone from an answer',
    `${READ}the answer 200/lid is gone`,
    (c) => drop(at(box(c), 'properties'), 'lid'),
  ],
  [
    'the same one level deeper',
    `${READ}the answer 200/inner/* may be integer now`,
    (c) => set(at(box(c), 'properties', 'inner'), { items: { type: 'integer' } }),
  ],
  [
    'a field that may be missing',
    `${READ}the answer 200/lid may be missing now`,
    (c) => set(box(c), { required: ['boxId', 'madeOn', 'inner'] }),
  ],
  [
    'a field that may be null',
    `${READ}the answer 200/boxId may be null now`,
    (c) => set(at(box(c), 'properties', 'boxId'), { type: ['string', 'null'] }),
  ],
  [
    'an answer of another type',
    `${READ}the answer 200/size may be number now`,
    (c) => set(at(box(c), 'properties', 'size'), { type: 'number' }),
  ],
  [
    'an answer beyond its bound',
    `${READ}the answer 200/size widened its minimum to none`,
    (c) => drop(at(box(c), 'properties', 'size'), 'minimum'),
  ],
  [
    'another format',
    `${READ}the answer 200/madeOn changed its format to date`,
    (c) => set(at(box(c), 'properties', 'madeOn'), { format: 'date' }),
  ],
  [
    'a new word in an answer',
    `${READ}the answer 200/kind may be C now`,
    withKinds('A', 'B', 'C'),
    withKinds('A', 'B'),
  ],
  [
    'a word gone from an answer',
    `${READ}the answer 200/kind is never B any more`,
    withKinds('A'),
    withKinds('A', 'B'),
  ],
  [
    'a word gone from a request',
    `${MAKE}the body/kind no longer takes B`,
    withKinds('A'),
    withKinds('A', 'B'),
  ],
  [
    'a new alternative in an answer',
    `${READ}the answer 200/label has the new alternative C`,
    withLabel('A', 'B', 'C'),
    withLabel('A', 'B'),
  ],
  [
    'a lost alternative',
    `${READ}the answer 200/label lost its alternative B`,
    withLabel('A', 'C'),
    withLabel('A', 'B'),
  ],
  [
    'a new required field',
    `${MAKE}the body/boxSize must be sent now`,
    (c) => set(draft(c), { required: ['lid', 'boxSize'] }),
  ],
  [
    'a field no longer taken',
    `${MAKE}the body/boxSize is gone`,
    (c) => drop(at(draft(c), 'properties'), 'boxSize'),
  ],
  [
    'a narrower type',
    `${MAKE}the body/lid no longer takes null`,
    (c) => set(at(draft(c), 'properties', 'lid'), { type: 'string' }),
  ],
  [
    'a narrower bound',
    `${MAKE}the body/lid narrowed its maxLength to 3`,
    (c) => set(at(draft(c), 'properties', 'lid'), { maxLength: 3 }),
  ],
  [
    'a request that closes',
    `${MAKE}the body no longer takes fields it does not name`,
    () => undefined,
    (c) => drop(draft(c), 'additionalProperties'),
  ],
  [
    'a new required parameter',
    `${READ}the header parameter x-why must be sent now`,
    (c) => {
      const why = { name: 'x-why', in: 'header', required: true, schema: { type: 'string' }, example: 'so' };
      (read(c).parameters as unknown as object[]).push(why);
    },
  ],
  [
    'a parameter gone',
    `${READ}the header parameter appid is gone`,
    (c) => (read(c).parameters as unknown as object[]).shift(),
  ],
  [
    'another kind of body',
    `${MAKE}the body must be text/plain now`,
    (c) => {
      set(at(make(c), 'requestBody'), {
        content: { 'text/plain': { schema: { type: 'string' }, example: 'x' } },
      });
    },
  ],
];

const HARMLESS: readonly [what: string, change: Change, before?: Change][] = [
  ['nothing', () => undefined],
  [
    'another description and another operationId',
    (c) => set(read(c), { description: 'x', operationId: 'fetchBox' }),
  ],
  ['another name in the core', (c) => set(at(box(c), 'properties', 'boxId'), { 'x-domain': 'key' })],
  ['a new field in an answer', (c) => set(at(box(c), 'properties'), { colour: { type: 'string' } })],
  [
    'a new optional field in a request',
    (c) => set(at(draft(c), 'properties'), { colour: { type: 'string' } }),
  ],
  ['a wider bound of a request', (c) => set(at(draft(c), 'properties', 'lid'), { maxLength: 99 })],
  ['a narrower answer', (c) => set(at(box(c), 'properties', 'lid'), { type: 'string', maxLength: 9 })],
  ['a lower role', () => undefined, (c) => set(read(c), { 'x-role': 'reader' })],
];

describe('breaking changes of the contracts', () => {
  it.each(BREAKING)('finds %s', async (_, message, change, before) => {
    expect((await breaks(change, before)).join('\n')).toContain(message);
  });

  it.each(HARMLESS)('lets %s pass', async (_, change, before) => {
    await expect(breaks(change, before)).resolves.toEqual([]);
  });

  it('lists what is new', async () => {
    const [then, now] = [await specs((c) => drop(at(c, 'paths'), '/v1/box')), await specs(() => undefined)];
    expect(addedOperations(then, now)).toEqual(['POST /box-services/v1/box']);
  });
});

describe('npm run api:diff', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args],
      { cwd: house.root },
    );
  const diff = async (...options: string[]) => {
    const lines: string[] = [];
    const code = await diffCommand(options, house.root, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  it('compares with the last commit or with another one, and fails on a break', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    await expect(diff()).resolves.toEqual({ code: 0, text: 'breaking changes since HEAD: 0' });

    const contract = boxes();
    Reflect.deleteProperty(contract.paths, '/v1/box');
    house.contract('boxes', contract);
    const broken = await diff();
    expect(broken.code).toBe(1);
    expect(broken.text).toContain(`BREAKING ${MAKE}the operation is gone`);
    expect(broken.text).toContain('breaking changes since HEAD: 1');

    git('commit', '-qam', 'second');
    await expect(diff()).resolves.toMatchObject({ code: 0 });
    await expect(diff('--base', 'HEAD~1')).resolves.toMatchObject({ code: 1 });
    await expect(diff('--base', 'nowhere')).rejects.toThrow('there is no commit nowhere here');
  });
});
