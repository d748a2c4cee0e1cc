import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { readSpecs } from './spec';

const HTTP = resolve('src/adapters/http');
/** Gzipped, with the runtime and openapi-fetch: 15 KB for 242 operations. */
const BYTES_PER_OPERATION = 63;

it('the generated adapters and their runtime stay within 63 bytes for each operation', async () => {
  const operations = (await readSpecs('openapi')).flatMap((spec) => spec.operations);
  const adapters = readdirSync(`${HTTP}/generated`)
    .filter((file) => file.endsWith('.ts') && !['examples.ts', 'responses.ts'].includes(file))
    .map((file) => file.slice(0, -3));
  const { outputFiles } = await build({
    stdin: {
      contents: adapters.map((name) => `export * as ${name} from './generated/${name}';`).join('\n'),
      resolveDir: HTTP,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes / operations.length).toBeLessThanOrEqual(BYTES_PER_OPERATION);
});
