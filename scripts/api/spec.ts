import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { withListed, withoutListedCodes } from './listed-codes';
import { type CodesByStatus, codesOf, withCodes } from './problem-codes';
import { withSingleExamples } from './single-examples';

/** Parses a contract for the generator, the verifier and the lint. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly default?: Json;
  readonly 'x-domain'?: string | { readonly name?: string; readonly codec?: string };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: Json;
  readonly 'x-domain'?: string | { readonly name?: string; readonly codec?: string };
  readonly 'x-ambient'?: boolean;
}

export interface Media {
  readonly type: string;
  readonly schema: Schema;
  readonly example?: Json;
}

/** A cookie that a response sets, or clears with a maxAge of 0. */
export interface Cookie {
  readonly name: string;
  readonly httpOnly: boolean;
  /** Schema of its Max-Age in seconds. */
  readonly maxAge: Schema;
  /** Schema of its decoded value. */
  readonly value: Schema;
}

export interface Header {
  readonly required?: boolean;
  readonly schema: Schema;
  /** Set by a set-cookie header, which a response has once per cookie. */
  readonly 'x-cookies'?: readonly Cookie[];
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, Header>>;
  /** Undefined if the response has no body. */
  readonly media: Media | undefined;
}

export interface Operation {
  readonly service: string;
  readonly id: string;
  /** The tag: the name of the port that has this operation as a method. */
  readonly port: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** As written in the contract, without the service's base path. */
  readonly path: string;
  readonly base: string;
  readonly role: string;
  readonly parameters: readonly Parameter[];
  readonly body: (Media & { readonly required: boolean }) | undefined;
  /** By status; `default` is any other failure. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  /** The codes of failures by status. */
  readonly codes: CodesByStatus;
  /** The codes that the responses of the contract list, which other operations may share. */
  readonly listed: CodesByStatus;
  /** True if a visitor without a session may call it. */
  readonly open: boolean;
  readonly deprecated?: boolean;
  /** True if every response differs. */
  readonly random?: boolean;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  readonly servers: readonly { readonly url: string }[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

export interface Spec {
  readonly service: string;
  readonly file: string;
  readonly base: string;
  readonly document: Document;
  readonly operations: readonly Operation[];
  readonly hash: string;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const NOT_SERVICES = new Set(['redocly.yaml']);

/** Follows $ref to the end; keys next to a $ref override its target. */
export function resolve<T extends object>(document: Document, node: T): T {
  let here = node as T & { $ref?: string };
  for (let hops = 0; here.$ref !== undefined; hops++) {
    if (hops > 20) throw new Error(`circular $ref at ${here.$ref}`);
    const { $ref, ...beside } = here;
    here = { ...(pointed(document, $ref) as T), ...beside } as T & { $ref?: string };
  }
  return here;
}

/** The name of the component schema a node points to, if it points to one. */
export const schemaName = (schema: Schema): string | undefined =>
  schema.$ref?.startsWith('#/components/schemas/') ? schema.$ref.split('/').at(-1) : undefined;

export const specFiles = (folder = 'openapi'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && !NOT_SERVICES.has(file))
    .sort()
    .map((file) => join(folder, file));

export const readSpecs = (folder = 'openapi'): Promise<Spec[]> =>
  Promise.all(specFiles(folder).map(readSpec));

async function readSpec(file: string): Promise<Spec> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}) });
  if (problems.length > 0) throw new Error(`${file}: ${problems.map((p) => p.message).join('; ')}`);
  const service = basename(file, '.yaml');
  const asListed = withSingleExamples(bundled.parsed);
  const written = withoutListedCodes(asListed) as unknown as Document;
  const base = (written.servers[0]?.url ?? '').replace(/\/$/, '');
  const operations = withListed(asListed, operationsOf(written, service, base));
  const document = withCodes(written, (path, method) =>
    operations.find((operation) => operation.path === path && operation.method === method),
  );
  return {
    service,
    file,
    base,
    document,
    operations,
    hash: createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12),
  };
}

function pointed(document: Document, ref: string): unknown {
  const keys = ref
    .slice(2)
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
}

interface RawOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly 'x-role'?: string;
  readonly 'x-codes'?: CodesByStatus;
  readonly 'x-random'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: RawContent };
  readonly responses?: Readonly<Record<string, RawResponse>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}
type RawContent = Readonly<Record<string, { readonly schema: Schema; readonly example?: Json }>>;
interface RawResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: RawContent;
}

/** A private token does not identify its holder, who may still be a visitor. */
const isOpen = (way: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(way).every((scheme) => scheme === 'privateToken');

function operationsOf(document: Document, service: string, base: string): Omit<Operation, 'listed'>[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const raw = item[method] as RawOperation;
      const shared = (item.parameters as readonly Parameter[] | undefined) ?? [];
      const security = raw.security ?? document.security ?? [];
      const role = raw['x-role'] ?? '';
      const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) =>
        resolve(document, parameter),
      );
      return {
        service,
        id: raw.operationId,
        port: raw.tags?.[0] ?? '',
        method,
        path,
        base,
        role,
        parameters,
        body: bodyOf(document, raw),
        responses: Object.fromEntries(
          Object.entries(raw.responses ?? {}).map(([status, item]) => [status, responseOf(document, item)]),
        ),
        codes: codesOf({ service, role, parameters, security, own: raw['x-codes'] ?? {} }),
        open: security.length === 0 || security.some(isOpen),
        ...(raw.deprecated && { deprecated: true }),
        ...(raw['x-random'] && { random: true }),
      };
    }),
  );
}

function bodyOf(document: Document, raw: RawOperation): Operation['body'] {
  if (!raw.requestBody) return undefined;
  const { required = false, content } = resolve(document, raw.requestBody);
  const media = mediaOf(content);
  return media && { ...media, required };
}

function responseOf(document: Document, raw: RawResponse): DocumentedResponse {
  const { description, headers = {}, content = {} } = resolve(document, raw);
  const resolved = Object.entries(headers).map(
    ([name, header]) => [name, resolve(document, header)] as const,
  );
  return { description, headers: Object.fromEntries(resolved), media: mediaOf(content) };
}

function mediaOf(content: RawContent): Media | undefined {
  const [entry] = Object.entries(content);
  return entry && { type: entry[0], ...entry[1] };
}
