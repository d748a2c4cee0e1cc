import { STATUS_CODES } from 'node:http';
import type { ProblemParams } from '../../core/shared/problem-text-of';
import { QueryDeadline } from '../db/deadline-pool';
import type { ProblemCode } from './problem-texts';
import { Refusal } from './refusal';

/** RFC 9457, plus the `message` field that older clients read. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly params?: ProblemParams;
  readonly message: string;
  readonly errors?: Refusal['fields'];
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export const problemOf = ({ status, code, params, message, fields }: Refusal): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  ...(params && { params }),
  message,
  ...(fields.length > 0 && { errors: fields }),
});

const RETRY_SECONDS = 2;

export const invalid = (fields: Refusal['fields']): Refusal =>
  new Refusal(400, 'INVALID_REQUEST', { fields });

export const unavailable = (): Refusal => new Refusal(503, 'UNAVAILABLE', { retryAfter: RETRY_SECONDS });

export const BUSY = 'BUSY';
const BUSY_SECONDS = 5;

export const busy = (): Refusal => new Refusal(503, BUSY, { retryAfter: BUSY_SECONDS });

/** Codes for requests the framework refuses before a handler runs. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'HEADERS_TOO_LARGE',
};

/** Converts any thrown value to a refusal without internal details. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return unavailable();
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100') return unavailable();
  if (isUnstorableText(error)) return invalid([]);
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500) return new Refusal(500, 'INTERNAL');
  const code = BY_STATUS[status];
  return code ? new Refusal(status, code) : new Refusal(400, 'INVALID_REQUEST');
}

const AWAY_CODES = /^(08|57P0|53[23]|55P03|57014|40001|40P01|25P0|25006)/;
const AWAY_SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
]);
const AWAY_TEXT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after)/;

/** The database is down or overloaded: the same request may soon succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof QueryDeadline) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (AWAY_CODES.test(code) || AWAY_SYSTEM.has(code))) return true;
  // The embedded engine's socket is missing while it restarts.
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect') return true;
  return AWAY_TEXT.test(error.message);
}

/** PostgreSQL cannot store NUL or invalid characters. */
const isUnstorableText = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error) ?? '');

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
