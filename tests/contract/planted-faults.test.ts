import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSockets } from '../../scripts/api/sockets';
import { readSpecs } from '../../scripts/api/spec';
import { Contract } from '../../scripts/contract/contract';
import { readOptions } from '../../scripts/contract/options';
import type { Report } from '../../scripts/contract/report';
import { verify } from '../../scripts/contract/verify';
import { ACCESS } from './faults/access';
import { BROKEN_PROMISES } from './faults/broken-promises';
import { COOKIES } from './faults/cookies';
import { CRASHES } from './faults/crashes';
import { FAILURES } from './faults/failures';
import type { Fault } from './faults/fault';
import { REQUESTS } from './faults/requests';
import { SHAPES } from './faults/shapes';
import { SOCKETS } from './faults/sockets';
import { ModelChecks } from './model-checks';
import { type Plant, startModelServer } from './model-server';
import { success } from './plant-faults';

const [specs, sockets] = [await readSpecs('openapi'), await readSockets('openapi')];
const contracts = specs.map((spec) => new Contract(spec));
const checks = new ModelChecks(specs);

async function reportOn(plant: Plant | undefined, ...args: string[]): Promise<Report> {
  const server = await startModelServer(specs, checks, plant);
  try {
    const values = ['--base-url', server.url, '--sign-in', 'Mb1asha2Nair3Qx4', '--seed', '7', ...args];
    return await verify({ contracts, sockets }, readOptions(values));
  } finally {
    await server.close();
  }
}

const FAULTS: readonly Fault[] = [
  ...SHAPES,
  ...FAILURES,
  ...REQUESTS,
  ...ACCESS,
  ...COOKIES,
  ...CRASHES,
  ...BROKEN_PROMISES,
  ...SOCKETS,
];

describe('the verifier and a server that keeps its contracts', () => {
  it('[R-871] the verifier finds no fault in a correct server, and every operation succeeds', async () => {
    const report = await reportOn(undefined, '--runs', '5', '--seconds', '170');
    expect(report.violations).toEqual([]);
    expect(report.neverSucceeded).toEqual([]);
    const events = sockets.flatMap(({ fromClient }) => fromClient);
    const operations = specs.flatMap((spec) => spec.operations);
    expect(Object.keys(report.coverage).length).toBe(operations.length + events.length);
  }, 180_000);
});

describe('[R-871] the verifier and a server with one fault', () => {
  it.each(FAULTS)('$name: $rule', async ({ operation, rule, plant }) => {
    const journeys = rule === 'journey-step' ? [] : ['--no-journeys'];
    const report = await reportOn(plant, '--operation', operation, '--runs', '5', ...journeys);
    expect(report.violations.map((violation) => violation.rule)).toContain(rule);
  });

  it('one fault does not hide another one in the same response', async () => {
    const plant = success('readPost', (reply) => ({
      ...reply,
      headers: {},
      body: { ...(reply.body as object), title: 7 },
    }));
    const report = await reportOn(plant, '--operation', 'readPost', '--runs', '5', '--no-journeys');
    const rules = report.violations.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['header-missing', 'body-schema']));
  });

  it('a server that stops responding ends the run in time, and skipped requests count as not asked', async () => {
    let asked = 0;
    const plant: Plant = ({ write }) => ({
      write: (...response) => (++asked > 20 ? undefined : write(...response)),
    });
    const report = await reportOn(plant, '--seconds', '6');
    expect(report.outOfTime).toBe(true);
    expect(report.violations).toEqual([]);
    expect(report.notAsked).toBeGreaterThan(100);
  });

  it('openapi/README.md states how many planted faults the verifier finds', () => {
    expect(readFileSync('openapi/README.md', 'utf8')).toContain(
      `${FAULTS.length} of ${FAULTS.length} planted`,
    );
  });
});
