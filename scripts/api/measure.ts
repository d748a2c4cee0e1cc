import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { apiCommand } from './command';
import { generate, type Places, speaksJson } from './generate';
import { readSpecs, type Spec } from './spec';

/**
 * `npx tsx scripts/api/measure.ts`: measures the generator's time for 20 services, and the browser size of
 * 160 operations.
 */

const SERVICES = 20;
const OPERATIONS = 160;

type WriteText = (word: string) => string;

/** A copy of a contract with renamed operations and, optionally, renamed words. */
function copyOf(spec: Spec, number: number, text: WriteText): object {
  const rename = (node: unknown, parent = ''): unknown => {
    if (Array.isArray(node)) return node.map((each) => (parent === 'required' ? text(each) : rename(each)));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        parent === 'properties'
          ? text(key)
          : parent === 'schemas' && !SHARED.has(key)
            ? `${key}${number}`
            : key,
        renamed(key, value),
      ]),
    );
  };
  const renamed = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return rename(value, key);
    if (key === 'operationId') return `${text(value)}${number}`;
    if (key === 'x-domain') return /^[a-z]/.test(value) ? text(value) : value;
    const name = key === '$ref' ? value.match(/^#\/components\/schemas\/(\w+)$/)?.[1] : undefined;
    return name === undefined || SHARED.has(name) ? value : `${value}${number}`;
  };
  return rename(spec.document) as object;
}

const SHARED = new Set(['Problem', 'FieldError']);

/** Invented words made of syllables; words shared by several schemas stay shared, as in real contracts. */
function ownText(spec: Spec, number: number): WriteText {
  const text = JSON.stringify(spec.document);
  const made = new Map<string, string>();
  let seed = number * 7919;
  const draw = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const syllable = (): string =>
    `${'bdfghklmnprstvw'[draw(15)]}${'aeiou'[draw(5)]}${['', 'n', 'r', 's', 't'][draw(5)]}`;
  return (word) => {
    if (text.split(`"${word}":`).length > 3) return word;
    const own = made.get(word) ?? `${syllable()}${syllable()}${syllable()}`;
    made.set(word, own);
    return own;
  };
}

/** Only the names of ports and types, which is all that the generator needs. */
const coreOf = (specs: readonly Spec[]): string => {
  const text = JSON.stringify(specs.map(({ document }) => document));
  const types = [...text.matchAll(/"x-domain":"([A-Z][^"]*)"/g)].flatMap(
    ([, type = '']) => type.match(/\w+/g) ?? [],
  );
  const ports = specs.flatMap(({ operations }) => operations.map(({ port }) => `${port}Port`));
  return [...new Set([...types, ...ports])].map((name) => `export interface ${name} {}\n`).join('');
};

async function inTemporaryFolder<Result>(run: (places: Places) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'measure-'));
  const places = {
    openapi: join(root, 'openapi'),
    core: join(root, 'core'),
    adapters: join(root, 'a'),
    socketAdapters: join(root, 's'),
    contracts: join(root, 'c'),
  };
  for (const folder of Object.values(places)) mkdirSync(folder);
  try {
    return await run(places);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Wall-clock time is unreliable on a busy machine, so CPU time is printed too. */
async function run(places: Places): Promise<string> {
  const lines: string[] = [];
  const before = process.cpuUsage();
  await apiCommand([], places, (line) => lines.push(line));
  const { user, system } = process.cpuUsage(before);
  return `${lines[0]}, ${Math.round((user + system) / 1000)} ms of CPU time`;
}

async function measureTime(specs: readonly Spec[]): Promise<void> {
  await inTemporaryFolder(async (places) => {
    writeFileSync(join(places.core, 'core.ts'), coreOf(specs));
    for (let number = 0; number < SERVICES; number++) {
      const spec = specs[number % specs.length];
      if (!spec) continue;
      const document = copyOf(spec, number, (word) => word);
      writeFileSync(join(places.openapi, `s${number}.yaml`), JSON.stringify(document));
    }
    console.log(`first run: ${await run(places)}`);
    console.log(`second run without changes: ${await run(places)}`);
  });
}

async function measureWeight(specs: readonly Spec[]): Promise<void> {
  await inTemporaryFolder(async (places) => {
    writeFileSync(join(places.core, 'core.ts'), coreOf(specs));
    for (let number = 0, count = 0; count < OPERATIONS; number++) {
      const spec = specs[number % specs.length];
      if (!spec) continue;
      count += spec.operations.length;
      writeFileSync(
        join(places.openapi, `s${number}.yaml`),
        JSON.stringify(copyOf(spec, number, ownText(spec, number))),
      );
    }
    const copies = await readSpecs(places.openapi);
    await generate(copies, places, { check: false });
    const operations = copies.flatMap((spec) => spec.operations).length;
    const adapters = copies.map(
      ({ service }) => `export * as ${service} from '${join(places.adapters, service)}';`,
    );
    console.log(
      `${operations} operations: ${await weigh(`${adapters.join('\n')}\n${RUNTIME}`)} bytes gzipped, including the runtime`,
    );
    console.log(`the runtime alone, including openapi-fetch: ${await weigh(RUNTIME)} bytes gzipped`);
    console.log(
      `the checker, loaded only by sampled sessions: ${await weigh(`export * from './watch';`)} bytes gzipped`,
    );
  });
}

const HTTP = resolve('src/adapters/http');
const RUNTIME = ['runtime', 'ambient', 'embedded-responses', 'deadline', 'retry', 'sample-responses']
  .map((file) => `export * from './${file}';`)
  .join('\n');

async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: HTTP, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'the rest is elsewhere',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^\.\.\/runtime$/ }, () => ({ path: join(HTTP, 'runtime.ts') }));
          onResolve({ filter: /generated\/responses$|^\.\/watch$/ }, ({ path, kind }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const specs = (await readSpecs('openapi')).filter(speaksJson);
await measureTime(specs);
await measureWeight(specs);
