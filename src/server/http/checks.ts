import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { FieldFailure } from '../../core/shared/failure';
import { type ContractDocument, isBinary, type Operation, type Parameter } from './contract';

/** Validates values against one operation's contract; compiled on first use. */
export interface OperationChecks {
  /** Coerces text to numbers and booleans and fills in defaults, in place. */
  readonly path: (value: object) => readonly FieldFailure[];
  readonly query: (value: object) => readonly FieldFailure[];
  readonly header: (value: object) => readonly FieldFailure[];
  /** Coerces nothing and leaves the body unchanged. */
  readonly body: (value: unknown) => readonly FieldFailure[];
  /** The first violation of the contract by a response. */
  readonly response: (
    status: number,
    headers: Readonly<Record<string, unknown>>,
    body: unknown,
  ) => string | undefined;
}

const SHOWN = 20;
/** No form has so many. Collecting every error of a larger body would take minutes, so only its first one is reported. */
const VALUES_WITH_ALL_ERRORS = 2_000;

/** Contracts are validated when written; validating them at every start would take longer than everything else. */
const OPTIONS = { strict: false, allErrors: true, meta: false, validateSchema: false } as const;

export function checksOf(
  service: string,
  document: ContractDocument,
): (operation: Operation) => OperationChecks {
  const compiler = (options: object): Compile => {
    const ajv = lazy(() => {
      const made = new Ajv2020({ ...OPTIONS, ...options });
      (addFormats as unknown as FormatsPlugin)(made);
      return made.addSchema({ $id: service, components: document.components });
    });
    return (schema) => ajv().compile(rooted(service, schema));
  };
  const compilers: Compilers = {
    strict: compiler({}),
    firstError: compiler({ allErrors: false }),
    coercing: compiler({ coerceTypes: 'array', useDefaults: true }),
  };
  return (operation) => operationChecks(operation, compilers);
}

/** Makes references in a part of the document resolve against the whole document. */
const rooted = (service: string, schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${service}#/components/`)) as object;

type Compile = (schema: object) => ValidateFunction;
type Compilers = Readonly<Record<'strict' | 'firstError' | 'coercing', Compile>>;

function operationChecks(operation: Operation, compilers: Compilers): OperationChecks {
  const { strict, firstError, coercing } = compilers;
  const group = (place: 'path' | 'query' | 'header') => {
    const check = lazy(() => coercing(groupSchema(operation.parameters, place)));
    return (value: object) => failures(place, check(), value);
  };
  const bodySchema = operation.body?.schema ?? {};
  const allErrorsOfBody = lazy(() => strict(bodySchema));
  const firstErrorOfBody = lazy(() => firstError(bodySchema));
  const responses = new Map<string, () => ValidateFunction>();
  for (const [status, { schema }] of Object.entries(operation.responses))
    if (schema)
      responses.set(
        status,
        lazy(() => strict(schema)),
      );
  return {
    path: group('path'),
    query: group('query'),
    header: group('header'),
    body: (value) =>
      bodyFailures(operation, hasManyValues(value) ? firstErrorOfBody : allErrorsOfBody, value),
    response: (status, headers, value) => responseBreach(operation, responses, { status, headers, value }),
  };
}

function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function groupSchema(parameters: readonly Parameter[], place: Parameter['in']): object {
  const here = parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: Parameter) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: here.filter((parameter) => parameter.required).map(nameOf),
    additionalProperties: place === 'header',
  };
}

function bodyFailures(
  operation: Operation,
  check: () => ValidateFunction,
  value: unknown,
): readonly FieldFailure[] {
  const { body } = operation;
  if (value === undefined)
    return body?.required ? [{ field: '/body', code: 'required', message: 'is required' }] : [];
  if (!body) return [{ field: '/body', code: 'unexpected', message: 'must be left out' }];
  if (isBinary(body.schema)) return [];
  return failures('body', check(), value);
}

function hasManyValues(body: unknown): boolean {
  const left: unknown[] = [body];
  let count = 0;
  while (left.length > 0) {
    const here = left.pop();
    const values = typeof here === 'object' && here ? Object.values(here) : [];
    count += values.length;
    if (count > VALUES_WITH_ALL_ERRORS) return true;
    left.push(...values);
  }
  return false;
}

function failures(place: string, check: ValidateFunction, value: unknown): readonly FieldFailure[] {
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, SHOWN).map((error) => ({
    field: `/${place}${error.instancePath}${missing(error)}`,
    code: error.keyword,
    message: messageOf(error),
  }));
}

/** Reports a missing or extra field itself, not the object around it. */
function missing({ params }: ErrorObject): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return typeof name === 'string' ? `/${name.replace(/~/g, '~0').replace(/\//g, '~1').slice(0, 100)}` : '';
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not a known field';
  return message ?? 'is not valid';
}

function responseBreach(
  { id, responses }: Operation,
  checks: ReadonlyMap<string, () => ValidateFunction>,
  input: { status: number; headers: Readonly<Record<string, unknown>>; value: unknown },
): string | undefined {
  const key = responses[input.status] ? String(input.status) : 'default';
  const response = responses[key];
  if (!response || (key === 'default' && input.status < 400))
    return `${id} returned the undocumented status ${input.status}`;
  const header = response.headers.find((name) => input.headers[name.toLowerCase()] === undefined);
  if (header) return `${id} returned ${input.status} without the header ${header}`;
  if (isBinary(response.schema))
    return Buffer.isBuffer(input.value) ? undefined : `${id} returned ${input.status} without a binary body`;
  const check = checks.get(key)?.();
  if (!check) return input.value === undefined ? undefined : `${id} returned ${input.status} with a body`;
  if (check(input.value)) return undefined;
  const [error] = check.errors ?? [];
  return `${id} ${input.status} does not match the contract at ${error?.instancePath || '/'}: ${error?.message}`;
}
