import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * `node prism.mjs PACKAGE`: Prism serves the examples of all contracts, and the packed verifier, unpacked to the folder
 * PACKAGE, checks it. Prism shares no code with our server, so this shows how the verifier judges a foreign server.
 */

const require = createRequire(import.meta.url);
const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations');
const { createLogger } = require('@stoplight/prism-core');
const { createServer } = require('@stoplight/prism-http-server');

/** Each kind of operation is in one of these: read and written, open and closed, with cookies, without a name. */
const SERVICES = ['chat-socket', 'dropdown', 'health', 'login', 'reading', 'salary', 'untraceable'];
/** What the verifier has to find in a server without state that sends the same examples to everyone. */
const EXPECTED = {
  'auth-ignored': 'sessions are not checked',
  'content-type': 'a body that is not JSON gets a response of another type',
  'cookie-missing': 'the example has one set-cookie header',
  'field-not-named': 'a refused body gets the contract’s example of a refusal',
  'header-missing': 'a 405 has no allow header',
  'invalid-accepted': 'unknown query parameters are ignored',
  'limit-ignored': 'examples have a fixed number of items',
  'other-returned': 'examples name one thing',
  'problem-status': 'the example of a refusal has one status',
  'repeated-request-id': 'the example has one id',
  'session-accepted': 'sessions are not checked',
  'valid-refused chat-socket:joinRoom': 'it has no sockets',
};
const SECONDS = 300;
const SOCKET = ['--operation', 'chat-socket:joinRoom'];

const folder = resolve(process.argv[2]);
const bundles = join(folder, 'bundles');

async function operations() {
  const found = SERVICES.map((service) => join(bundles, `${service}.json`)).map(async (file) => {
    const { servers } = JSON.parse(readFileSync(file, 'utf8'));
    // Prism reads no contracts of sockets.
    if (!Array.isArray(servers)) return [];
    const base = servers[0].url.replace(/\/$/, '');
    const read = await getHttpOperationsFromSpec(file);
    return read.map((operation) => ({ ...operation, path: base + operation.path, servers: undefined }));
  });
  return (await Promise.all(found)).flat();
}

const server = createServer(await operations(), {
  components: { logger: createLogger('Prism', { level: 'silent' }) },
  config: { mock: { dynamic: false }, validateRequest: true, validateResponse: true, errors: false },
  cors: false,
});
const origin = await server.listen(0, '127.0.0.1');

const ids = SERVICES.flatMap((service) => {
  const text = readFileSync(join(bundles, `${service}.json`), 'utf8');
  return [...text.matchAll(/"operationId":\s*"(\w+)"/g)].flatMap(([, id]) => ['--operation', id]);
});
const report = join(folder, 'report.json');
const given = ['--base-url', origin, '--report', report, '--seed', '1', '--runs', '1', '--no-journeys'];
await promisify(execFile)(
  process.execPath,
  [
    join(folder, 'verify.mjs'),
    ...given,
    '--cookie',
    'AT=a-session',
    '--seconds',
    String(SECONDS),
    ...ids,
    ...SOCKET,
  ],
  { maxBuffer: 2 ** 26 },
).catch(({ stderr }) => process.stdout.write(stderr));
await server.close();

const { violations, neverSucceeded, outOfTime, requests, coverage } = JSON.parse(
  readFileSync(report, 'utf8'),
);
const isExpected = ({ rule, operation }) => rule in EXPECTED || `${rule} ${operation}` in EXPECTED;
const wrong = violations.filter((violation) => !isExpected(violation));
const missed = Object.keys(EXPECTED).filter(
  (name) => !violations.some(({ rule, operation }) => [rule, `${rule} ${operation}`].includes(name)),
);
for (const { operation, rule, what: request, detail } of wrong)
  process.stdout.write(`Prism: ${operation} ${rule}: ${detail} (${request})\n`);
for (const rule of missed) process.stdout.write(`Prism: the verifier did not find ${rule}\n`);
for (const operation of neverSucceeded) process.stdout.write(`Prism: ${operation} never succeeded\n`);
if (outOfTime) process.stdout.write(`Prism: the run took more than ${SECONDS} s\n`);
process.stdout.write(
  `The packed verifier checked Prism: ${Object.keys(coverage).length} operations, ${requests} requests\n`,
);
process.exitCode = wrong.length + missed.length + neverSucceeded.length === 0 && !outOfTime ? 0 : 1;
