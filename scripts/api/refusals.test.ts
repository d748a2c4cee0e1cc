import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxes, TestProject } from './testing';

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
});
afterEach(() => project.remove());

describe('what the generator cannot do', () => {
  const cases: readonly [string, (contract: ReturnType<typeof boxes>) => void, string][] = [
    [
      'a port the core does not have',
      (contract) => {
        contract.tags.push({ name: 'BoxLids', description: 'Lids.' });
        contract.paths['/v1/box'].post.tags = ['BoxLids'];
      },
      'names the port BoxLids: add src/core/box-lids/box-lids-port.ts with an abstract class BoxLidsPort',
    ],
    [
      'a core type no one exports',
      ({ components }) => {
        components.schemas.Box['x-domain'] = 'Crate';
      },
      'names the core type Crate, which nothing in src/core exports',
    ],
    [
      'a renamed schema without a core type',
      ({ components }) => {
        Reflect.deleteProperty(components.schemas.Box, 'x-domain');
      },
      "the schema Box differs from the core but names no core type: give it x-domain with the type's name",
    ],
    [
      'two inputs of one name',
      ({ components }) => {
        components.schemas.BoxDraft.properties.boxSize['x-domain'] = 'key';
      },
      'in makeBox the header parameter idempotency-key and the body field boxSize are both named key',
    ],
  ];

  it('a list as the body next to parameters', async () => {
    const contract = boxes();
    const list = { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 9 } };
    const content = { 'application/json': { schema: list, example: ['a'] } };
    Object.assign(contract.paths['/v1/box'].post.requestBody, { content });
    Reflect.deleteProperty(contract.components.schemas, 'BoxDraft');
    project.contract('boxes', contract);
    const { code, text } = await project.api();
    expect(code).toBe(1);
    expect(text).toContain('the body of makeBox is not an object');
  });

  it.each(cases)('%s: says so and names the way out', async (_, change, message) => {
    const contract = boxes();
    change(contract);
    project.contract('boxes', contract);
    const { code, text } = await project.api();
    expect(code).toBe(1);
    expect(text).toContain(message);
  });

  it('a core type that two files export', async () => {
    project.write('src/core/crates/box.ts', 'export interface Box {}');
    const { code, text } = await project.api();
    expect(code).toBe(1);
    expect(text).toContain('src/core/boxes/boxes-port.ts and src/core/crates/box.ts both export one');
  });
});
