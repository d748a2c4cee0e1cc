import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json, Operation } from '../api/spec';
import { evaluateCondition } from './conditions';
import type { Contract } from './contract';
import { cookieValue } from './cookie-names';
import { evaluated, fillExpressions, type Scope, UnknownExpression } from './expressions';
import { type Complaint, firstViolation } from './judge';
import type { Options } from './options';
import { promises } from './promises';
import { compose, type Request } from './request';
import type { Run } from './run';
import { isNoResponse } from './wire';

interface Placed {
  readonly in: string;
  readonly name: string;
  readonly value: Json;
}

interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly Placed[];
  readonly requestBody?: { readonly payload: Json };
  readonly successCriteria?: readonly { readonly condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface Workflow {
  readonly workflowId: string;
  readonly inputs?: { readonly required?: readonly string[] };
  readonly parameters?: readonly Placed[];
  readonly steps: readonly Step[];
}

interface Description {
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly Workflow[];
}

const TEXTS = {
  workflow: ['workflowId', 'summary', 'description', 'inputs', 'parameters', 'steps', 'outputs'],
  step: ['stepId', 'description', 'operationId', 'parameters', 'requestBody', 'successCriteria', 'outputs'],
  criterion: ['condition'],
} as const;

/** Runs every journey whose services are verified. */
export async function runJourneys(run: Run, contracts: readonly Contract[], options: Options): Promise<void> {
  const folder = join(options.specs, 'journeys');
  if (!options.journeys || !existsSync(folder)) return;
  const request = (service: string) => options.services.length === 0 || options.services.includes(service);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .sort()) {
    const description = readJourneys(join(folder, file));
    const services = description.sourceDescriptions.map(({ url }) => serviceOf(url));
    if (!services.every(request)) continue;
    const ours = contracts.filter(({ spec }) => services.includes(spec.service));
    for (const workflow of description.workflows)
      if (touches(workflow, options)) await walk(run, ours, workflow);
  }
}

const serviceOf = (url: string): string => url.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** If single operations are selected, runs only the journeys that include one of them. */
const touches = ({ steps }: Workflow, { operations, skip }: Options): boolean =>
  (operations.length === 0 || steps.some(({ operationId }) => operations.includes(operationId))) &&
  !steps.some(({ operationId }) => skip.includes(operationId));

/** Reads a file of journeys; unknown keywords are an error, because they would be ignored silently. */
export function readJourneys(file: string): Description {
  const description = parse(readFileSync(file, 'utf8')) as Description;
  const check = (label: keyof typeof TEXTS, node: object) => {
    const unknown = Object.keys(node).find((word) => !(TEXTS[label] as readonly string[]).includes(word));
    if (unknown !== undefined) throw new Error(`${file}: "${unknown}" is not supported in a ${label}`);
  };
  for (const workflow of description.workflows) {
    check('workflow', workflow);
    for (const step of workflow.steps) {
      check('step', step);
      for (const criterion of step.successCriteria ?? []) check('criterion', criterion);
    }
  }
  return description;
}

/** Runs the steps in order; the first failed step ends the journey. */
async function walk(run: Run, contracts: readonly Contract[], workflow: Workflow): Promise<void> {
  const session = (await run.sessions.another()) ?? run.sessions.shared;
  const inputs = { session: sessionIn(session, contracts, run.wire.origin) };
  const missing = workflow.inputs?.required?.some((name) => inputs[name as 'session'] === undefined);
  if (missing) return;
  let scope: Scope = { inputs, steps: {} };
  for (const step of workflow.steps) {
    const outputs = await take(run, contracts, { workflow, step, scope });
    if (outputs === undefined) return;
    scope = { ...scope, steps: { ...scope.steps, [step.stepId]: outputs } };
  }
}

/** The value of the session cookie in a cookie header. */
const sessionIn = (header: string | undefined, [contract]: readonly Contract[], origin: string) =>
  contract && cookieValue(header, contract.sessionCookie(origin));

interface Stage {
  readonly workflow: Workflow;
  readonly step: Step;
  readonly scope: Scope;
}

/** Runs one step. Returns its outputs, or undefined if it failed. */
async function take(run: Run, contracts: readonly Contract[], { workflow, step, scope }: Stage) {
  const { contract, operation } = target(contracts, step);
  const request = requestOf(workflow, step, scope, (name) =>
    contract.isSessionCookie(name) ? contract.sessionCookie(run.wire.origin) : name,
  );
  const response = await run.wire.send(
    compose(operation, request, { origin: run.wire.origin, cookie: undefined }),
  );
  const complaint = isNoResponse(response)
    ? { rule: 'no-response', detail: response.reason }
    : (firstViolation(contract, operation, response, run.strictness) ??
      promises(contract, operation, request, response) ??
      broken(step, { ...scope, response }));
  run.findings.note(operation, noted(workflow, step), response, complaint ? [complaint] : []);
  return complaint || isNoResponse(response) ? undefined : outputsOf(step, { ...scope, response });
}

const noted = ({ workflowId }: Workflow, { stepId }: Step) => ({
  kind: 'journey' as const,
  what: `${workflowId}, step ${stepId}`,
  at: stepId,
});

function target(contracts: readonly Contract[], { stepId, operationId }: Step) {
  const name = operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '');
  for (const contract of contracts) {
    const operation: Operation | undefined = contract.spec.operations.find(({ id }) => id === name);
    if (operation) return { contract, operation };
  }
  throw new UnknownExpression(`step ${stepId}: no source defines the operation ${operationId}`);
}

/** A step's own parameters override the journey's. */
function requestOf(
  workflow: Workflow,
  { parameters = [], requestBody }: Step,
  scope: Scope,
  cookieName: (name: string) => string,
): Request {
  const placed = [...(workflow.parameters ?? []), ...parameters].flatMap((placed): [string, Json][] => {
    const value = fillExpressions(placed.value, scope);
    const name = placed.in === 'cookie' ? cookieName(placed.name) : placed.name;
    return value === undefined ? [] : [[`${placed.in}.${name}`, value]];
  });
  const body = requestBody && fillExpressions(requestBody.payload, scope);
  return { parameters: Object.fromEntries(placed), ...(body !== undefined && { body }) };
}

const SUCCESS = [{ condition: '$statusCode >= 200 && $statusCode < 300' }];

function broken({ successCriteria = SUCCESS }: Step, scope: Scope): Complaint | undefined {
  const failed = successCriteria.find(({ condition }) => !evaluateCondition(condition, scope));
  return (
    failed && {
      rule: 'journey-step',
      detail: `not true: ${failed.condition} (${facts(failed.condition, scope)})`,
    }
  );
}

/** The values of the expressions in a failed condition. */
const facts = (condition: string, scope: Scope): string =>
  [...condition.matchAll(/\$[^\s()!=<>&|']+/g)]
    .map(([expression]) => `${expression} is ${JSON.stringify(evaluated(expression, scope))}`)
    .join(', ');

const outputsOf = ({ outputs = {} }: Step, scope: Scope): Record<string, Json | undefined> =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [name, evaluated(expression, scope)]),
  );
