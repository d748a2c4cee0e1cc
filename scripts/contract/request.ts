import type { Json, Operation, Parameter } from '../api/spec';

/** A request without an origin. */
export interface Request {
  /** By place and name, such as `query.limit`. */
  readonly parameters: Readonly<Record<string, Json>>;
  readonly body?: Json;
  /** Sent unchanged instead of the body, for bodies that are not JSON. */
  readonly raw?: { readonly type: string; readonly text: string | Buffer };
  /** Appended to the query unencoded, for values that encoders never produce. */
  readonly rawQuery?: string;
}

/** A complete request; its curl line is made from the same data. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

export const keyOf = (parameter: Parameter): string => `${parameter.in}.${parameter.name}`;

/** A parameter's place, in the pointer format of the contract's field errors. */
export const pointerOf = (parameter: Parameter): string => `/${parameter.in}/${parameter.name}`;

/** A cursor has no example, because only the server can create one. */
export const isOpaque = (parameter: Parameter): boolean => parameter.example === undefined;

const ONE_TIME = 'idempotency-key';

/** Whether a body is sent as bytes; its example is then base64. */
export const isBinary = ({ body }: Operation): boolean => body?.schema.format === 'binary';

/** The example request of the contract. */
export function exampleRequest(operation: Operation): Request {
  const parameters = operation.parameters.filter((parameter) => parameter.example !== undefined);
  return {
    parameters: Object.fromEntries(
      parameters.map((parameter) => [keyOf(parameter), parameter.example as Json]),
    ),
    ...exampleBody(operation),
  };
}

function exampleBody(operation: Operation): Pick<Request, 'body' | 'raw'> {
  const { body } = operation;
  if (body?.example === undefined) return {};
  if (!isBinary(operation)) return { body: body.example };
  return { raw: { type: body.type, text: Buffer.from(String(body.example), 'base64') } };
}

export const withParameter = (request: Request, parameter: Parameter, value: Json): Request => ({
  ...request,
  parameters: { ...request.parameters, [keyOf(parameter)]: value },
});

export function withoutParameter(request: Request, parameter: Parameter): Request {
  const { [keyOf(parameter)]: _, ...parameters } = request.parameters;
  return { ...request, parameters };
}

export interface Sender {
  readonly origin: string;
  readonly cookie: string | undefined;
  /** Overrides the contract's method, to test undocumented ones. */
  readonly method?: string;
}

/** Encodes a request for sending. */
export function compose(operation: Operation, request: Request, sender: Sender): Outgoing {
  const places = { path: operation.path, query: [] as string[], headers: {} as Record<string, string> };
  for (const [key, value] of Object.entries(request.parameters)) place(places, key, value);
  const { path, query, headers } = places;
  if (ONE_TIME in headers && request.parameters[`header.${ONE_TIME}`] === exampleKey(operation))
    headers[ONE_TIME] = freshKey();
  headers.accept = 'application/json, application/problem+json;q=0.9, */*;q=0.8';
  if (sender.cookie) headers.cookie = [headers.cookie, sender.cookie].filter(Boolean).join('; ');
  const method = (sender.method ?? operation.method).toUpperCase();
  const body = method === 'GET' ? undefined : bodyOf(operation, request, headers);
  const tail = [...query, ...(request.rawQuery === undefined ? [] : [request.rawQuery])].join('&');
  const url = `${sender.origin}${operation.base}${path}${tail && `?${tail}`}`;
  return { method, url, headers, body };
}

interface Places {
  path: string;
  readonly query: string[];
  readonly headers: Record<string, string>;
}

function place(places: Places, key: string, value: Json): void {
  const dot = key.indexOf('.');
  const [where, name] = [key.slice(0, dot), key.slice(dot + 1)];
  if (where === 'path') places.path = places.path.replace(`{${name}}`, encoded(value));
  if (where === 'query')
    for (const item of Array.isArray(value) ? value : [value])
      places.query.push(`${encodeURIComponent(name)}=${encoded(item)}`);
  if (where === 'header') places.headers[name.toLowerCase()] = String(value);
  if (where === 'cookie' && value !== '') places.headers.cookie = `${name}=${encoded(value)}`;
}

function bodyOf(operation: Operation, request: Request, headers: Record<string, string>): Outgoing['body'] {
  if (request.raw) {
    headers['content-type'] = request.raw.type;
    return request.raw.text;
  }
  if (request.body === undefined) return undefined;
  headers['content-type'] = operation.body?.type ?? 'application/json';
  return JSON.stringify(request.body);
}

const exampleKey = (operation: Operation): Json | undefined =>
  operation.parameters.find((parameter) => parameter.name.toLowerCase() === ONE_TIME)?.example;

/** Every request gets a new key; with the example's key it would be a replay. */
const freshKey = (): string => crypto.randomUUID();

/** A lone surrogate cannot be encoded in a URL. */
const encoded = (value: Json): string =>
  encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** The shell command that sends the same request. */
export function curl(request: Outgoing): string {
  if (request.method === 'SOCKET') return socketLine(request);
  const headers = Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const { body } = request;
  const line = ['curl -gi', `-X ${request.method}`, quoted(request.url), ...headers];
  if (body === undefined) return line.join(' ');
  if (typeof body === 'string') return [...line, `--data-raw ${quoted(body)}`].join(' ');
  return [`echo ${body.toString('base64')} | base64 -d |`, ...line, '--data-binary @-'].join(' ');
}

/** No common command-line tool supports Socket.IO, so the line names what to send. */
const socketLine = ({ url, headers, body }: Outgoing): string =>
  [
    url.replace(/^http/, 'ws'),
    ...Object.entries(headers).map(([name, value]) => quoted(`${name}: ${value}`)),
    `then 40${body === undefined ? '' : ` and ${quoted(String(body))}`}`,
  ].join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
