import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate, PLACES, type Places } from '../../scripts/api/generate';
import { readSpecs } from '../../scripts/api/spec';

/** A new operation must cause compile errors in the port and the handler, and nowhere else. */

const root = mkdtempSync(join(tmpdir(), 'drift-'));
const places = Object.fromEntries(
  Object.entries(PLACES).map(([name, folder]) => [name, join(root, folder)]),
) as unknown as Places;

const NEW_OPERATION = `  /v1/feed/{id}/pin:
    parameters:
      - { $ref: './shared/http.yaml#/components/parameters/AppId' }
      - { $ref: './shared/http.yaml#/components/parameters/SystemId' }
      - { $ref: '#/components/parameters/PostId' }
    post:
      operationId: pinPost
      tags: [Feed]
      summary: Keeps a post in sight
      x-role: member
      responses:
        '204':
          description: Done.
          headers: { x-request-id: { $ref: './shared/http.yaml#/components/headers/RequestId' } }
        '400': { $ref: './shared/http.yaml#/components/responses/Invalid' }
        '401': { $ref: './shared/http.yaml#/components/responses/Unauthorised' }
        default: { $ref: './shared/http.yaml#/components/responses/Problem' }
components:
`;

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** The compile errors of all non-test files, by file. */
async function compileErrors(): Promise<ReadonlySet<string>> {
  const tsc = resolve('node_modules/typescript7/bin/tsc');
  const options = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', 'build-info.json'];
  const run = promisify(execFile)(process.execPath, [tsc, ...options], { cwd: root, maxBuffer: 1e8 });
  const output = await run.then(
    () => '',
    (failure: { readonly stdout: string }) => failure.stdout,
  );
  return new Set(output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line)));
}

/** Compile errors since `before`, as file and message. */
async function newErrors(before: ReadonlySet<string>): Promise<string[]> {
  const now = await compileErrors();
  return [...now].filter((line) => !before.has(line)).map((line) => line.replace(/\(\d+,\d+\)/, ''));
}

beforeAll(() => {
  for (const part of ['openapi', 'src', 'tsconfig.json']) {
    cpSync(part, join(root, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesOf = (errors: readonly string[]): string[] =>
  [...new Set(errors.map((line) => line.split(':')[0] ?? ''))].sort();

it('a new operation causes compile errors in the port and the handler, a renamed field in the adapter', async () => {
  const before = await compileErrors();

  edit('openapi/feed.yaml', (text) => text.replace(/^components:\n/m, NEW_OPERATION));
  await generate(await readSpecs(places.openapi), places, { check: false });
  const missing = await newErrors(before);
  expect(missing.join('\n')).toContain("'pinPost' does not exist in type 'MethodsOf<FeedPort>'");
  expect(filesOf(missing)).toEqual([
    'src/adapters/http/generated/feed.ts',
    'src/server/services/feed/handlers.ts',
  ]);

  edit('src/core/feed/feed-port.ts', (text) =>
    text.replace(
      /\}\n$/,
      '  abstract pinPost(of: { readonly id: string }, call?: Call): Promise<void>;\n}\n',
    ),
  );
  edit('src/core/communities/community.ts', (text) => text.replace('readonly slug:', 'readonly handle:'));
  // Views and stores use the core's names, not the contract's.
  const left = (await newErrors(before)).filter((line) => /^src\/(adapters|server)\//.test(line));
  expect(filesOf(left)).toEqual([
    'src/adapters/http/generated/feed.ts',
    'src/adapters/http/generated/reading.ts',
    'src/server/services/feed/handlers.ts',
  ]);
  expect(left.filter((line) => line.includes('generated/feed.ts'))).toEqual([
    expect.stringContaining("Property 'handle' is missing"),
    expect.stringContaining(`'"slug"' is not assignable to type 'keyof Community'`),
  ]);
}, 240_000);
