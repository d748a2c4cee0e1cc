import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksOf } from '../../src/server/http/checks';
import { serviceModules } from '../../src/server/services/all-handlers';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { grouped, printFigures } from './support/figures';
import { type HostileRequest, hostileRequest, rngOf, targetsOf } from './support/hostile-requests';

const SEED = Number(process.env.SEED ?? 20261120);
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 20_000);
const AT_ONCE = 25;
const MEMBER = 'Mb1asha2Nair3Qx4';
/** Internal words: stacks, SQL, tables, files. */
const INSIDE =
  /\n\s+at |node_modules|\.ts:\d|select .* from|insert into|syntax error|pg_|sqlstate|relation "|column "|violates/i;

let server: TestServer;
let cookies: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  const known = await server.services.db
    .selectFrom('members')
    .select('id')
    .where('id', '=', MEMBER)
    .execute();
  cookies = ['', 'AT=forged', ...(await Promise.all(known.map(({ id }) => server.signIn(id))))];
});
afterAll(() => server.close());

const modules = serviceModules(() => undefined).map((module) => ({
  targets: targetsOf(module.document),
  checks: checksOf(module.name, module.document),
}));
const checkOf = new Map(
  modules.flatMap(({ targets, checks }) =>
    targets.map(({ operation }) => [operation.id, checks(operation)] as const),
  ),
);

const statuses: Record<number, number> = {};

async function judge({ operation, request }: HostileRequest): Promise<string | undefined> {
  const response = await server.app.inject(request);
  const { statusCode: status, headers, body } = response;
  statuses[status] = (statuses[status] ?? 0) + 1;
  const curl = `${request.method} ${String(request.url).slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)} ${String(request.payload ?? '').slice(0, 300)}`;
  if (status >= 500) return `${status} for ${curl}: ${body}`;
  if (headers['x-request-id'] === undefined || headers['content-security-policy'] === undefined)
    return `headers missing at ${curl}`;
  if (status < 400) return undefined;
  if (request.method !== 'HEAD' && !String(headers['content-type']).startsWith('application/problem+json'))
    return `${status} as ${headers['content-type']} for ${curl}`;
  if (INSIDE.test(body)) return `internals shown for ${curl}: ${body}`;
  if (request.method === 'HEAD') return undefined;
  const problem: unknown = JSON.parse(body);
  if ((problem as { status: number }).status !== status) return `another status inside for ${curl}`;
  const fault = checkOf.get(operation.id)?.response(status, headers, problem);
  // A changed address or method may belong to another operation.
  const fits = fault && [...checkOf.values()].some((checks) => !checks.response(status, headers, problem));
  return fits ? undefined : fault;
}

describe('requests that none of our clients would send', () => {
  it(`${REQUESTS} hostile requests are answered without a server failure and as the contracts say`, async () => {
    const rng = rngOf(SEED);
    const targets = modules
      .flatMap((module) => module.targets)
      // Logging out, or in as another member, would end the sessions that other requests need.
      .filter(({ operation }) => operation.id !== 'logout');
    const found: string[] = [];
    for (let sent = 0; sent < REQUESTS && found.length < 10; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => {
        const target = targets[(sent + index) % targets.length];
        if (!target) throw new Error('There is no operation.');
        return hostileRequest(rng, target, cookies);
      });
      const judged = await Promise.all(batch.map(judge));
      found.push(...judged.filter((fault) => fault !== undefined));
    }
    const failures = Object.entries(statuses).filter(([status]) => Number(status) >= 500).length;
    printFigures({
      fault: 'hostile requests',
      times: `${grouped(REQUESTS)} over ${targets.length} operations, seed ${SEED}`,
      outcome: `${failures} × 5xx, ${found.length} responses outside the contract`,
    });
    expect(found).toEqual([]);
    expect((await server.send({ url: '/health/ready' })).statusCode).toBe(200);
  });
});
