import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromFile, Parser } from '@asyncapi/parser';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS from 'openapi-typescript';
import { generate } from 'orval';

/**
 * Checks the contracts as written with third-party tools; prints each tool's findings and processor time.
 * `node check.mjs FILE…`; scripts/test/contract-tools.mjs passes the changed files.
 */

const require = createRequire(import.meta.url);
const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations');
const { Document, Spectral } = require('@stoplight/spectral-core');
const { Yaml } = require('@stoplight/spectral-parsers');
const { oas } = require('@stoplight/spectral-rulesets');

const out = mkdtempSync(join(tmpdir(), 'contract-tools-'));
const files = process.argv.slice(2).map((file) => resolve(file));
const sockets = files.filter((file) => file.endsWith('.asyncapi.yaml'));
const contracts = files.filter((file) => !sockets.includes(file));

const ruleset = new Spectral();
ruleset.setRuleset({ extends: [[oas, 'recommended']] });
const config = await createConfig({ extends: ['recommended'] });

/** Lower severities of AsyncAPI are hints, for example that a newer version exists. */
const WARNING = 1;

/** The findings of each tool in one file, as sentences; an error thrown by a tool is a finding too. */
const TOOLS = {
  'Redocly recommended': async (file) => (await lint({ ref: file, config })).map(({ message }) => message),
  'Spectral oas': async (file) =>
    (await ruleset.run(new Document(readFileSync(file, 'utf8'), Yaml, file))).map(({ message }) => message),
  'openapi-typescript': async (file) => void (await openapiTS(pathToFileURL(file), { silent: true })),
  orval: async (file) => {
    const output = { target: join(out, 'orval', `${Date.now()}.ts`), client: 'fetch', mode: 'single' };
    await generate({ input: { target: file }, output });
  },
  'hey-api': async (file) => {
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
    const logs = { level: 'silent', file: false };
    await createClient({ input: file, output: { path: join(out, 'hey-api') }, logs, plugins });
  },
  Prism: async (file) => ((await getHttpOperationsFromSpec(file)).length > 0 ? [] : ['no operations']),
};

const asyncapi = async (file) => {
  const { diagnostics } = await fromFile(new Parser(), file).parse();
  return diagnostics.filter(({ severity }) => severity <= WARNING).map(({ message }) => message);
};

let found = 0;

async function run(name, tool, paths) {
  const before = process.cpuUsage();
  const write = process.stdout.write.bind(process.stdout);
  for (const file of paths) {
    // Generators report their progress here.
    process.stdout.write = () => true;
    const findings = await tool(file).catch((error) => [String(error?.message ?? error)]);
    process.stdout.write = write;
    for (const finding of findings ?? []) write(`${name}: ${file}: ${finding}\n`);
    found += findings?.length ?? 0;
  }
  const { user, system } = process.cpuUsage(before);
  write(`${name}: ${paths.length} files, ${((user + system) / 1e6).toFixed(1)} s of processor time\n`);
}

try {
  for (const [name, tool] of Object.entries(TOOLS)) await run(name, tool, contracts);
  await run('AsyncAPI parser', asyncapi, sockets);
} finally {
  rmSync(out, { recursive: true });
}
process.exitCode = found === 0 ? 0 : 1;
