import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxes, TestProject } from './testing';

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
});
afterEach(() => project.remove());

const api = (...options: string[]) => project.api(...options);
const adapter = () => project.read('src/adapters/http/generated/boxes.ts');

describe('npm run api', () => {
  it('npm run api writes the wire types, the document, the adapter, the examples and the responses', async () => {
    await expect(api()).resolves.toMatchObject({ code: 0 });
    expect(readdirSync(project.places.contracts).sort()).toEqual(['boxes.json', 'boxes.ts']);
    expect(readdirSync(project.places.adapters).sort()).toEqual([
      'boxes.examples.json',
      'boxes.responses.json',
      'boxes.ts',
      'examples.ts',
      'responses.ts',
      'shapes.json',
    ]);
  });

  it('npm run api writes the shapes of responses to writes, without the contents of nested objects', async () => {
    await api();
    const shape = { boxId: 'string', madeOn: 'date', 'lid?': 'string', 'size?': 'number' };
    expect(JSON.parse(project.read('src/adapters/http/generated/shapes.json'))).toEqual({
      'POST /box-services/v1/box': { ...shape, inner: [shape] },
    });
  });

  it('maps names, times, nulls and what contains itself', async () => {
    await api();
    expect(adapter()).toContain(`const toBox = (wire: Schemas['Box']): Box => ({
  ...keep(wire, ['lid', 'size'] satisfies KeysOf<Box>),
  id: wire.boxId,
  madeAt: date.to(wire.madeOn),
  inner: wire.inner.map(toBox),
});`);
  });

  it('npm run api writes undefined as null, puts parameters and body into one input and leaves ambient headers out', async () => {
    await api();
    expect(adapter()).toContain(`        http.POST('/v1/box', {
          params: { header: { 'idempotency-key': of.key } },
          body: { lid: of.lid ?? null, boxSize: of.size },
          ...passing(call),
        }),`);
    expect(adapter()).not.toContain('appid');
    expect(project.read('src/contracts/boxes.ts')).not.toContain('components["parameters"]["AppId"]');
  });

  it('npm run api writes adapters that send constants themselves', async () => {
    const contract = boxes();
    const constant = {
      name: 'x-mode',
      in: 'header',
      required: true,
      description: 'M.',
      schema: { const: 'plain' },
      example: 'plain',
    };
    contract.paths['/v1/box'].post.parameters.push(constant as never);
    project.contract('boxes', contract);
    await api();
    expect(adapter()).toContain("'idempotency-key': of.key, 'x-mode': 'plain'");
  });

  it('maps the values of a map and the items of a list in a list', async () => {
    const contract = boxes();
    const inner = { $ref: '#/components/schemas/Box' };
    Object.assign(contract.components.schemas.Box.properties, {
      byName: { type: 'object', additionalProperties: inner, description: 'N.' },
      rows: { type: 'array', items: { type: 'array', items: inner }, description: 'R.' },
      lids: { type: 'array', items: { type: ['string', 'null'] }, description: 'L.' },
    });
    project.contract('boxes', contract);
    await api();
    expect(adapter()).toContain(
      'byName: wire.byName === undefined ? undefined : mapValues(wire.byName, toBox),',
    );
    expect(adapter()).toContain('wire.rows.map((each) => each.map(toBox)),');
    expect(adapter()).toContain('wire.lids.map((each) => each ?? undefined),');
  });

  it('npm run api writes an optional parameter with its codec only if it is set', async () => {
    const contract = boxes();
    const since = {
      name: 'madeSince',
      'x-domain': { name: 'since', codec: 'date' },
      in: 'query',
      description: 'From when.',
      schema: { type: 'string', format: 'date-time', maxLength: 30 },
      example: '2026-11-20T06:00:00Z',
    };
    contract.paths['/v1/box/{boxId}'].get.parameters.push(since as never);
    project.contract('boxes', contract);
    await api();
    expect(adapter()).toContain(
      'query: { madeSince: of.since === undefined ? undefined : date.from(of.since) },',
    );
  });

  it('hands on a whole list as the body', async () => {
    const contract = boxes();
    const { post } = contract.paths['/v1/box'];
    const list = { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/BoxDraft' } };
    const content = { 'application/json': { schema: list, example: [{ lid: null }] } };
    Object.assign(contract.components.schemas.BoxDraft, { 'x-domain': 'Draft' });
    Object.assign(post, { parameters: [], requestBody: { required: true, content } });
    project.contract('boxes', contract);
    project.write(
      'src/core/boxes/draft.ts',
      'export type Draft = { readonly lid?: string; readonly size?: number };',
    );
    await api();
    expect(adapter()).toContain("http.POST('/v1/box', { body: of.map(fromBoxDraft), ...passing(call) })");
  });

  it('npm run api writes adapters that distinguish the variants of a union and reject an unknown one', async () => {
    const contract = boxes();
    const way = (kind: string, name: string) => ({
      type: 'object',
      required: ['kind', name],
      properties: {
        kind: { const: kind, description: 'K.' },
        [name]: { type: 'string', 'x-domain': 'title', description: 'T.' },
      },
    });
    const choice = { 'x-domain': 'Label', oneOf: [way('PAPER', 'ink'), way('TIN', 'stamp')] };
    Object.assign(contract.components.schemas, { BoxLabel: choice });
    Object.assign(contract.components.schemas.Box.properties, {
      label: { oneOf: [{ $ref: '#/components/schemas/BoxLabel' }, { type: 'null' }], description: 'B.' },
    });
    project.contract('boxes', contract);
    project.write(
      'src/core/boxes/label.ts',
      'export type Label = { readonly kind: string; readonly title: string };',
    );
    await api();
    expect(adapter()).toContain('label: wire.label == null ? undefined : toBoxLabel(wire.label),');
    expect(adapter()).toContain(`  wire.kind === 'PAPER'
    ? { kind: wire.kind, title: wire.ink }
    : wire.kind === 'TIN'
      ? { kind: wire.kind, title: wire.stamp }
      : unexpected(wire);`);
  });

  it('npm run api gives an id the type of its kind, which the core must have', async () => {
    const contract = boxes();
    const boxId = { 'x-domain': 'BoxId', type: 'string', maxLength: 9, description: 'B.' };
    Object.assign(contract.components.schemas, { BoxId: boxId });
    Object.assign(contract.components.schemas.Box.properties.boxId, { $ref: '#/components/schemas/BoxId' });
    project.contract('boxes', contract);
    const missing = 'names the core type BoxId, which nothing in src/core exports';
    await expect(api()).resolves.toMatchObject({ code: 1, text: expect.stringContaining(missing) });
    project.write('src/core/shared/ids.ts', "export type BoxId = string & { readonly idOf?: 'BoxId' };");
    await api();
    expect(project.read('src/contracts/boxes.ts')).toMatch(
      /BoxId: string & \{\s+readonly idOf\?: "BoxId";\s+\}/,
    );
    const lidId = { 'x-domain': 'LidId', type: 'integer', maximum: 9, description: 'L.' };
    Object.assign(contract.components.schemas, { LidId: lidId });
    Object.assign(contract.components.schemas.Box.properties, {
      lidId: { $ref: '#/components/schemas/LidId' },
    });
    project.contract('boxes', contract);
    project.write('src/core/lids/ids.ts', "export type LidId = number & { readonly idOf?: 'LidId' };");
    await api();
    expect(project.read('src/contracts/boxes.ts')).toMatch(
      /LidId: number & \{\s+readonly idOf\?: "LidId";\s+\}/,
    );
  });

  it('npm run api writes the documented codes as a type of the core', async () => {
    await api();
    const codes = project.read('src/core/shared/problem-code.ts');
    expect(codes).toMatch(/^\/\/ Generated by/);
    expect(codes).toContain("\n  | 'NOT_FOUND'\n");
  });

  it('npm run api writes the same bytes twice', async () => {
    await api();
    const { code, text } = await api();
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringMatching(/^1 contracts, 2 operations, \d+ ms$/),
    });
  });
});

describe('npm run api -- --check', () => {
  it('[R-868] passes when nothing drifted and writes nothing', async () => {
    await api();
    await expect(api('--check')).resolves.toMatchObject({ code: 0 });
  });

  it('npm run api -- --check fails when a contract changed', async () => {
    await api();
    const contract = boxes();
    contract.components.schemas.Box.properties.boxId['x-domain'] = 'key';
    project.contract('boxes', contract);
    const before = adapter();
    const { code, text } = await api('--check');
    expect(code).toBe(1);
    expect(text).toContain('generated/boxes.ts');
    expect(text).toContain('run `npm run api` and commit the result');
    expect(adapter()).toBe(before);
  });

  it('npm run api -- --check fails when an adapter was edited or a service left', async () => {
    await api();
    project.write('src/adapters/http/generated/crates.ts', 'export const crates = 1;');
    project.write('src/adapters/http/generated/boxes.ts', `${adapter()}\n`);
    const { code, text } = await api('--check');
    expect(code).toBe(1);
    expect(text).toMatch(/stale: .*boxes\.ts\nstale: .*crates\.ts/);
    await api();
    expect(readdirSync(project.places.adapters)).not.toContain('crates.ts');
  });
});

it('formats its code as the repository does', () => {
  for (const file of ['feed.ts', 'user.ts', 'responses.ts']) {
    const text = readFileSync(join('src/adapters/http/generated', file), 'utf8');
    const formatted = execFileSync(
      'node_modules/.bin/biome',
      ['format', '--stdin-file-path=src/core/formatted.ts'],
      {
        input: text,
        encoding: 'utf8',
      },
    );
    expect(formatted).toBe(text);
  }
});
