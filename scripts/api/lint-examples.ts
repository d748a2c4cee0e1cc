import { breachOf, type CheckedSchemas } from '../../src/adapters/http/check';
import { atOperation, type Finding } from './finding';
import { slim } from './responses';
import { choices, component } from './shapes';
import type { Document, Json, Operation, Schema, Spec } from './spec';

/**
 * Rules for examples: they are used by the fakes, the documentation and the first requests of the verifier.
 */

interface Exemplified {
  readonly what: string;
  readonly schema: Schema;
  readonly example: Json | undefined;
}

export const exampleFindings = (specs: readonly Spec[]): readonly Finding[] =>
  specs.flatMap((spec) => {
    const validator = validatorOf(spec);
    return spec.operations.flatMap((operation) =>
      exemplified(operation).flatMap((exemplified) =>
        judge(exemplified, atOperation(spec, operation), validator),
      ),
    );
  });

const exemplified = ({ parameters, body, responses }: Operation): readonly Exemplified[] => [
  ...parameters
    .filter(({ name }) => name !== 'cursor')
    .map(({ name, schema, example }) => ({ what: `the parameter ${name}`, schema, example })),
  ...(body ? [{ what: 'the request', schema: body.schema, example: body.example }] : []),
  ...Object.entries(responses).flatMap(([status, { media }]) =>
    media ? [{ what: `response ${status}`, schema: media.schema, example: media.example }] : [],
  ),
];

function judge(
  { what: label, schema, example }: Exemplified,
  path: string,
  validator: Validator,
): readonly Finding[] {
  if (example === undefined) {
    const message = `${label} has no example, but fakes, documentation and the verifier need it: add one`;
    return [{ rule: 'example', at: path, message }];
  }
  const fault = validator(schema, example);
  if (fault === undefined) return [];
  const message = `the example of ${label} does not match its schema (${fault}): fix the example or the schema`;
  return [{ rule: 'valid-example', at: path, message }];
}

type Validator = (schema: Schema, value: Json) => string | undefined;

/** Uses the response checker, which needs no compilation, and checks formats separately. */
function validatorOf({ document }: Spec): Validator {
  const named = Object.entries(document.components?.schemas ?? {});
  const schemas = Object.fromEntries(named.map(([name, schema]) => [name, slim(schema)]));
  return (schema, value) =>
    breachOf(slim(schema), value, schemas) ?? formatBreach({ document, schemas }, schema, value, '');
}

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text),
  'uri-reference': (text) => !/\s/.test(text) && URL.canParse(text, 'http://here.test'),
  email: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  binary: () => true,
};

interface Known {
  readonly document: Document;
  readonly schemas: CheckedSchemas;
}

/** The first text with a wrong format in an otherwise valid value. */
function formatBreach(known: Known, schema: Schema, value: Json, path: string): string | undefined {
  const whole = component(known.document, schema);
  if (typeof value === 'string' && whole.format !== undefined) {
    const isFine = FORMATS[whole.format];
    if (!isFine) return `${path} has the unknown format ${whole.format}`;
    return isFine(value) ? undefined : `${path} must be a ${whole.format}`;
  }
  const inner = partsOf(known, whole, value).map(([key, part, child]) =>
    formatBreach(known, part, child, path + key),
  );
  return inner.find((breach) => breach !== undefined);
}

/** The nested values of a value, each with its schema. */
function partsOf(known: Known, schema: Schema, value: Json): readonly (readonly [string, Schema, Json])[] {
  const ways =
    choices(schema)?.filter((way) => breachOf(slim(way), value, known.schemas) === undefined) ?? [];
  const same = [...ways, ...(schema.allOf ?? [])].map((way) => ['', way, value] as const);
  if (typeof value !== 'object' || value === null) return same;
  const entries = Object.entries(value as Readonly<Record<string, Json>>);
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const inner = entries.flatMap(([key, child]) => {
    const part = Array.isArray(value) ? schema.items : (schema.properties?.[key] ?? values);
    return part ? [[`/${key}`, part, child] as const] : [];
  });
  return [...same, ...inner];
}
