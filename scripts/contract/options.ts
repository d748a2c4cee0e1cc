import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { eventId, type SocketSpec } from '../api/sockets';
import type { Spec } from '../api/spec';

export interface Options {
  readonly baseUrl: string;
  /** The folder of the contracts; its journeys are in journeys/. */
  readonly specs: string;
  readonly services: readonly string[];
  readonly operations: readonly string[];
  readonly skip: readonly string[];
  readonly cookie: string | undefined;
  readonly signIn: string | undefined;
  readonly runs: number;
  readonly seed: number;
  readonly concurrency: number;
  readonly seconds: number;
  readonly extraFields: boolean;
  readonly journeys: boolean;
  readonly sockets: boolean;
  readonly report: string | undefined;
}

/** The verifier's package has the contracts next to its program. */
const PACKAGED = fileURLToPath(new URL('./openapi', import.meta.url));
const SPECS = existsSync(PACKAGED) ? PACKAGED : 'openapi';

export class UsageError extends Error {}

export const USAGE = `npm run contract -- --base-url http://127.0.0.1:4000 [options]

  --sign-in ID         sign in as this seeded member (POST /sandbox/session)
  --cookie 'AT=…'      use this session instead ('__Host-AT=…' on https); without one, operations that need a login are only partly tested
  --service NAME       only this service (repeatable)
  --operation ID       only this operation (repeatable)
  --skip ID            skip this operation (repeatable)
  --runs 25            random valid requests per operation
  --seed N             seed of an earlier run, to repeat its requests
  --concurrency 4      operations in parallel
  --seconds 60         stop sending requests after this time
  --allow-extra-fields allow response fields that the contract does not define
  --no-journeys        skip the journeys
  --no-sockets         skip the sockets
  --report FILE        write the full report as JSON
  --specs openapi      folder with the contracts`;

/** Parses the command line; throws one sentence for each mistake. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  if (values['base-url'] === undefined) throw new UsageError(`--base-url is missing.\n\n${USAGE}`);
  if (!/^https?:\/\/[^/]/.test(values['base-url']))
    throw new UsageError(`--base-url must start with http:// or https://, not ${values['base-url']}.`);
  if (values.cookie !== undefined && !values.cookie.includes('='))
    throw new UsageError(`--cookie must be a name and a value, such as 'AT=…'.`);
  if (values['base-url'].startsWith('https:') && /(^|;\s*)AT=/.test(values.cookie ?? ''))
    throw new UsageError(`--cookie on https must be '__Host-AT=…', because the cookie has that name there.`);
  return {
    baseUrl: values['base-url'],
    specs: values.specs,
    services: values.service ?? [],
    operations: values.operation ?? [],
    skip: values.skip ?? [],
    cookie: values.cookie,
    signIn: values['sign-in'],
    runs: whole('runs', values.runs),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole('seed', values.seed),
    concurrency: Math.max(1, whole('concurrency', values.concurrency)),
    seconds: whole('seconds', values.seconds),
    extraFields: values['allow-extra-fields'],
    journeys: !values['no-journeys'],
    sockets: !values['no-sockets'],
    report: values.report,
  };
}

/** A misspelled name would silently verify nothing. */
export function checkNames(
  { services, operations, skip, specs }: Options,
  all: readonly Spec[],
  sockets: readonly SocketSpec[],
): void {
  const names = [...all.map(({ service }) => service), ...sockets.map(({ name }) => name)];
  const ids = [
    ...all.flatMap((spec) => spec.operations.map(({ id }) => id)),
    ...sockets.flatMap((socket) => socket.fromClient.map((event) => eventId(socket, event))),
  ];
  const service = services.find((item) => !names.includes(item));
  if (service !== undefined)
    throw new UsageError(`${specs}/ has no service ${service}; it has ${names.join(', ')}.`);
  const operation = [...operations, ...skip].find((item) => !ids.includes(item));
  if (operation !== undefined)
    throw new UsageError(`No contract in ${specs}/ has the operation ${operation}.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        specs: { type: 'string', default: SPECS },
        service: { type: 'string', multiple: true },
        operation: { type: 'string', multiple: true },
        skip: { type: 'string', multiple: true },
        cookie: { type: 'string' },
        'sign-in': { type: 'string' },
        runs: { type: 'string', default: '25' },
        seed: { type: 'string' },
        concurrency: { type: 'string', default: '4' },
        seconds: { type: 'string', default: '60' },
        'allow-extra-fields': { type: 'boolean', default: false },
        'no-journeys': { type: 'boolean', default: false },
        'no-sockets': { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not ${text}.`);
  return Number(text);
}
