import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, Operation, Parameter, Schema, Spec } from '../../scripts/api/spec';
import type { Fields } from './model-data';

/** How the model server parses a request: parameters by type, bodies unchanged, unknown fields refused. */

export type Raw = Readonly<Record<Parameter['in'], Readonly<Record<string, string | undefined>>>>;

/** Separates the values of a repeated parameter. */
export const AND = '\u0000';

export interface Read {
  readonly values: Readonly<Record<Parameter['in'], Fields>>;
  readonly errors: readonly Fields[];
}

export class ModelChecks {
  readonly #ajv = new Map<string, Ajv2020>();
  readonly #specs: readonly Spec[];

  constructor(specs: readonly Spec[]) {
    this.#specs = specs;
  }

  parameters(operation: Operation, raw: Raw): Read {
    const values = { path: {}, query: {}, header: {}, cookie: {} } as Record<
      Parameter['in'],
      Record<string, Json>
    >;
    const errors = operation.parameters.flatMap((parameter): Fields[] => {
      const field = `/${parameter.in}/${parameter.name}`;
      const text = raw[parameter.in][parameter.name.toLowerCase()];
      if (text === undefined) return parameter.required ? [error(field, 'required')] : [];
      const value = this.#read(operation, parameter.schema, text);
      values[parameter.in][parameter.name] = value;
      return this.#errors(operation, parameter.schema, value).map(({ keyword }) => error(field, keyword));
    });
    const unknown = Object.keys(raw.query).filter(
      (name) => !operation.parameters.some((item) => item.in === 'query' && item.name.toLowerCase() === name),
    );
    return { values, errors: [...errors, ...unknown.map((name) => error(`/query/${name}`, 'unknown'))] };
  }

  body(operation: Operation, body: Json | undefined): Fields[] {
    if (!operation.body) return [];
    if (body === undefined) return operation.body.required ? [error('/body', 'required')] : [];
    const found = this.#errors(operation, operation.body.schema, body);
    return found.map(({ instancePath, keyword }) => error(`/body${instancePath}`, keyword));
  }

  #errors(operation: Operation, schema: Schema, value: unknown): readonly ErrorObject[] {
    const validate = this.#engine(operation.service).compile(absolute(schema));
    validate(value);
    return validate.errors ?? [];
  }

  #read(operation: Operation, schema: Schema, text: string): Json {
    if (schema.type === 'array') return text.split(AND);
    const isOther = /^(-?(0|[1-9]\d*)(\.\d+)?|true|false)$/.test(text);
    return isOther && this.#errors(operation, schema, text).length > 0 ? JSON.parse(text) : text;
  }

  #engine(service: string): Ajv2020 {
    const known = this.#ajv.get(service);
    if (known) return known;
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema({
      $id: 'model',
      components: this.#specs.find((spec) => spec.service === service)?.document.components,
    });
    this.#ajv.set(service, ajv);
    return ajv;
  }
}

const made = new WeakMap<Schema, object>();

/** The same object each time, so that ajv compiles a schema once. */
function absolute(schema: Schema): object {
  const known = made.get(schema);
  if (known) return known;
  const moved = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"model#/components/'),
  ) as object;
  made.set(schema, moved);
  return moved;
}

const error = (field: string, code: string): Fields => ({ field, code, message: `breaks ${code}` });
