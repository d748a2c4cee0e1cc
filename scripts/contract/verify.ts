import fc from 'fast-check';
import type { SocketSpec } from '../api/sockets';
import type { Operation } from '../api/spec';
import { requestArbitrary } from './arbitraries';
import { accessCases, type Case, edgeCases, exampleCase, randomCase, roleCase } from './cases';
import type { Contract, Target } from './contract';
import { tryEndedSession } from './ended-session';
import { Findings } from './findings';
import { inParallel } from './in-parallel';
import { runJourneys } from './journeys';
import { KnownValues } from './known-values';
import { methodCases } from './method-cases';
import type { Options } from './options';
import { followPages } from './pages';
import { readAgain, sendTwice } from './replay';
import { type Report, reportOf } from './report';
import { inOrder, riskOf } from './risk';
import { type Run, runCase, storeResponseValues } from './run';
import { sessionFromCookie, signedIn } from './sessions';
import { verifySockets } from './sockets';
import { DeadlineError, Wire } from './wire';

export interface Contracts {
  readonly contracts: readonly Contract[];
  readonly sockets: readonly SocketSpec[];
}

/** Sends a server everything its contracts allow and much of what they forbid. */
export async function verify({ contracts, sockets }: Contracts, options: Options): Promise<Report> {
  const began = Date.now();
  const until = began + options.seconds * 1000;
  const wire = new Wire(options.baseUrl, { timeoutMs: 10_000, deadlineMs: 3000, until });
  await wire.reach();
  const sessions =
    options.signIn === undefined
      ? sessionFromCookie(options.cookie)
      : await signedIn(wire, contracts, options.signIn);
  const run: Run = {
    contracts,
    wire,
    sessions,
    spares: new Map(),
    findings: new Findings(),
    known: new KnownValues(),
    requestIds: new Set(),
    strictness: { extraFields: options.extraFields },
    runs: options.runs,
    seed: options.seed,
    concurrency: options.concurrency,
  };
  const all = contracts.flatMap((contract) =>
    contract.spec.operations.map((operation): Target => ({ contract, operation })),
  );
  const wanted = inOrder(all.map(({ operation }) => operation))
    .filter((operation) => isWanted(operation, options))
    .map((operation) => all.find((target) => target.operation === operation) as Target);
  for (const { operation } of wanted)
    run.findings.covering(operation).unsigned = !operation.open && !sessions.shared;
  const outOfTime = await verifyInTime(run, { wanted, contracts, sockets, options });
  return reportOf(run, { options, outOfTime, milliseconds: Date.now() - began });
}

interface Plan extends Contracts {
  readonly wanted: readonly Target[];
  readonly options: Options;
}

/** Returns whether time ran out. */
async function verifyInTime(run: Run, plan: Plan): Promise<boolean> {
  try {
    await verifyInOrder(run, plan);
    return false;
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    return true;
  }
}

async function verifyInOrder(run: Run, { wanted, contracts, sockets, options }: Plan): Promise<void> {
  // First, because random requests may leave or close the chat of the examples.
  await verifySockets(run, sockets, options);
  await verifyGroup(
    run,
    wanted.filter(({ operation }) => riskOf(operation) === 'none'),
  );
  await runJourneys(run, contracts, options);
  await verifyGroup(
    run,
    wanted.filter(({ operation }) => riskOf(operation) === 'destroys'),
  );
  // Runs in sequence: the sessions belong to one member, and each may end all the others.
  await verifyGroup(
    { ...run, concurrency: 1 },
    wanted.filter(({ operation }) => riskOf(operation) === 'endsSession'),
  );
}

const isWanted = ({ id, service }: Operation, { services, operations, skip }: Options): boolean =>
  (services.length === 0 || services.includes(service)) &&
  (operations.length === 0 || operations.includes(id)) &&
  !skip.includes(id);

/**
 * Examples run in sequence, so that the known values are the same in every run; the rest runs in parallel.
 */
async function verifyGroup(run: Run, targets: readonly Target[]): Promise<void> {
  for (const { contract, operation } of targets) {
    if (run.findings.covering(operation).unsigned) continue;
    const example = exampleCase(operation);
    const { response, cookie } = await runCase(run, contract, operation, example);
    storeResponseValues(run, { contract, operation }, example.request, response);
    await readAgain(run, { contract, operation }, response);
    await tryEndedSession(run, { contract, operation }, { response, cookie });
    await followPages(run, contract, operation);
    await sendTwice(run, { contract, operation });
  }
  const each = (work: (target: Target) => Promise<void>) => inParallel(targets, run.concurrency, work);
  await each((target) =>
    carryOutAll(run, target, accessCases(target, { origin: run.wire.origin, session: run.sessions.shared })),
  );
  await each((target) => tryRole(run, target));
  const isFirstOfPath = (target: Target) => targets.find((item) => samePath(item, target)) === target;
  await inParallel(targets.filter(isFirstOfPath), run.concurrency, (target) =>
    carryOutAll(run, target, methodCases(target.contract, target.operation)),
  );
  const signed = targets.filter(({ operation }) => !run.findings.covering(operation).unsigned);
  await inParallel(signed, run.concurrency, (target) =>
    carryOutAll(run, target, edgeCases(target.contract, target.operation)),
  );
  await inParallel(signed, run.concurrency, (target) => randomly(run, target));
}

async function tryRole(run: Run, target: Target): Promise<void> {
  const cookie = await run.sessions.without(target.operation.role);
  if (cookie !== undefined) await carryOutAll(run, target, [roleCase(target.operation, cookie)]);
}

const samePath = (target: Target, other: Target): boolean =>
  target.contract === other.contract && target.operation.path === other.operation.path;

async function carryOutAll(run: Run, { contract, operation }: Target, cases: readonly Case[]): Promise<void> {
  for (const item of cases) await runCase(run, contract, operation, item);
}

const SHRINKS = 80;

/** Random valid requests; one that shows a new violation is reduced to the smallest such request. */
async function randomly(run: Run, { contract, operation }: Target): Promise<void> {
  const before = new Set(run.findings.violations.map(({ key }) => key));
  let shrinks = 0;
  const property = fc.asyncProperty(requestArbitrary(contract, operation, run.known), async (request) => {
    if (shrinks > SHRINKS) return true;
    const { violations } = await runCase(run, contract, operation, randomCase(operation, request));
    const isNew = violations.some((key) => !before.has(key));
    if (isNew || shrinks > 0) shrinks++;
    return !isNew;
  });
  await fc.check(property, { numRuns: run.runs, seed: run.seed });
}
