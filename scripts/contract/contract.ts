import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Operation, resolve, type Schema, type Spec } from '../api/spec';
import { hiddenCookieName } from './cookie-names';

/** One service's contract; its schemas are compiled on first use. */
export class Contract {
  readonly spec: Spec;
  readonly #ajv: Ajv2020;
  readonly #compiled = new WeakMap<Schema, ValidateFunction>();

  constructor(spec: Spec) {
    this.spec = spec;
    this.#ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema({ $id: 'contract', components: spec.document.components });
  }

  schema(node: Schema): Schema {
    return resolve(this.spec.document, node);
  }

  /** Why a value does not match, or undefined if it does. */
  misfit(schema: Schema, value: unknown): string | undefined {
    const validate = this.#compiled.get(schema) ?? this.#compile(schema);
    return validate(value) ? undefined : this.#ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  /** The name of the session cookie at an origin. */
  sessionCookie(origin: string): string {
    return hiddenCookieName(origin, this.#session);
  }

  /** Whether a cookie parameter carries the session. */
  isSessionCookie(name: string): boolean {
    return name === this.#session;
  }

  get #session(): string {
    const { securitySchemes = {} } = (this.spec.document.components ?? {}) as { securitySchemes?: Schemes };
    return securitySchemes.session?.name ?? 'AT';
  }

  /** The operations of one path, as written in the contract. */
  at(path: string): Operation[] {
    return this.spec.operations.filter((operation) => operation.path === path);
  }

  #compile(schema: Schema): ValidateFunction {
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
    );
    const validate = this.#ajv.compile(absolute);
    this.#compiled.set(schema, validate);
    return validate;
  }
}

export interface Target {
  readonly contract: Contract;
  readonly operation: Operation;
}

type Schemes = Readonly<Record<string, { readonly name?: string }>>;
