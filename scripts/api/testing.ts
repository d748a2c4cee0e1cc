import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiCommand } from './command';
import type { Places } from './generate';

/** A project in a temporary folder with one small contract, for tests to break. */
export class TestProject {
  readonly root = mkdtempSync(join(tmpdir(), 'contracts-'));
  readonly places: Places = {
    openapi: join(this.root, 'openapi'),
    core: join(this.root, 'src/core'),
    adapters: join(this.root, 'src/adapters/http/generated'),
    socketAdapters: join(this.root, 'src/adapters/socket/generated'),
    contracts: join(this.root, 'src/contracts'),
  };

  constructor() {
    mkdirSync(this.places.openapi, { recursive: true });
    cpSync('openapi/shared', join(this.places.openapi, 'shared'), { recursive: true });
    this.contract('boxes', boxes());
    this.write('src/core/boxes/boxes-port.ts', BOXES_PORT);
  }

  /** JSON is valid YAML, so a contract may be an object. */
  contract(service: string, document: object): void {
    this.write(`openapi/${service}.yaml`, JSON.stringify(document));
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** `npm run api` in this project. */
  async api(...options: string[]): Promise<{ readonly code: number; readonly text: string }> {
    const lines: string[] = [];
    const run = apiCommand(options, this.places, (line) => lines.push(line));
    const code = await run.catch((failure: Error) => {
      lines.push(failure.message);
      return 1;
    });
    return { code, text: lines.join('\n') };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export const shared = (place: string) => ({ $ref: `./shared/http.yaml#/components/${place}` });

const responses = (schema: object, example: unknown) => ({
  200: {
    description: 'Fine.',
    headers: { 'x-request-id': shared('headers/RequestId') },
    content: { 'application/json': { schema, example } },
  },
  400: shared('responses/Invalid'),
  401: shared('responses/Unauthorised'),
  429: shared('responses/TooManyRequests'),
  default: shared('responses/Problem'),
});

const box = () => ({ boxId: 'b1', madeOn: '2026-11-20T06:00:00Z', lid: null, inner: [] as object[] });

/** A recursive sample contract with renamed, date and nullable fields, one read and one write. */
export const boxes = () => ({
  openapi: '3.1.0',
  info: { title: 'Boxes', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/box-services', description: 'The boxes.' }],
  security: [{ session: [] }],
  tags: [{ name: 'Boxes', description: 'Boxes in boxes.' }],
  paths: {
    '/v1/box/{boxId}': {
      get: {
        operationId: 'readBox',
        tags: ['Boxes'],
        summary: 'One box',
        description: 'With the boxes in it.',
        'x-role': 'member',
        parameters: [
          shared('parameters/AppId'),
          {
            name: 'boxId',
            'x-domain': 'id',
            in: 'path',
            required: true,
            description: 'Which.',
            schema: { type: 'string', maxLength: 9 },
            example: 'b1',
          },
        ],
        responses: responses({ $ref: '#/components/schemas/Box' }, { ...box(), inner: [box()] }),
      },
    },
    '/v1/box': {
      post: {
        operationId: 'makeBox',
        tags: ['Boxes'],
        summary: 'A new box',
        description: 'Made at once.',
        'x-role': 'member',
        parameters: [shared('parameters/IdempotencyKey')],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BoxDraft' },
              example: { lid: 'round' },
            },
          },
        },
        responses: responses({ $ref: '#/components/schemas/Box' }, box()),
      },
    },
  },
  components: {
    securitySchemes: { session: shared('securitySchemes/session') },
    schemas: {
      Box: {
        'x-domain': 'Box',
        type: 'object',
        required: ['boxId', 'madeOn', 'lid', 'inner'],
        properties: {
          boxId: { type: 'string', 'x-domain': 'id', description: 'The number on its side.' },
          madeOn: {
            type: 'string',
            format: 'date-time',
            'x-domain': { name: 'madeAt', codec: 'date' },
            description: 'When it was made.',
          },
          lid: { type: ['string', 'null'], description: 'The shape of its lid.' },
          inner: {
            type: 'array',
            items: { $ref: '#/components/schemas/Box' },
            description: 'The boxes in it.',
          },
          size: { type: 'integer', minimum: 0, description: 'In litres.' },
        },
      },
      BoxDraft: {
        type: 'object',
        required: ['lid'],
        additionalProperties: false,
        properties: {
          lid: { type: ['string', 'null'], maxLength: 9, description: 'The shape of its lid.' },
          boxSize: { type: 'integer', 'x-domain': 'size', description: 'In litres.' },
        },
      },
    },
  },
});

const BOXES_PORT = `
export interface Box {
  readonly id: string;
  readonly madeAt: Date;
  readonly lid: string | undefined;
  readonly inner: readonly Box[];
  readonly size?: number | undefined;
}
export abstract class BoxesPort {
  abstract readBox(of: { readonly id: string }): Promise<Box>;
}
`;

/** A contract as a mutable tree. */
export type Tree = { [key: string]: Tree };
export type Change = (contract: Tree) => void;

export const at = (tree: Tree, ...path: string[]): Tree => path.reduce((node, key) => node[key] ?? {}, tree);
export const set = (tree: Tree, values: object): object => Object.assign(tree, values);
export const drop = (tree: Tree, key: string): boolean => Reflect.deleteProperty(tree, key);
/** Lists are not part of the tree. */
export const listAt = (tree: Tree, key: string): object[] => tree[key] as unknown as object[];

export const readOperation = (contract: Tree): Tree => at(contract, 'paths', '/v1/box/{boxId}', 'get');
export const makeOperation = (contract: Tree): Tree => at(contract, 'paths', '/v1/box', 'post');
