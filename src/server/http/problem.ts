import { STATUS_CODES } from 'node:http';
import { messagesText } from '../../core/shell/messages-text';
import { QueryDeadline } from '../db/deadline-pool';
import { INVALID, Refusal } from './refusal';

/** RFC 9457, plus the `message` field that older clients read. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Refusal['fields'];
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export const problemOf = ({ status, code, message, fields }: Refusal): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  message,
  ...(fields.length > 0 && { errors: fields }),
});

const BROKEN = messagesText.errors.unavailable;
const RETRY_SECONDS = 2;

export const invalid = (fields: Refusal['fields']): Refusal =>
  new Refusal(400, 'INVALID_REQUEST', INVALID, { fields });

export const unavailable = (): Refusal =>
  new Refusal(503, 'UNAVAILABLE', BROKEN, { retryAfter: RETRY_SECONDS });

export const BUSY = 'BUSY';
const BUSY_SECONDS = 5;

export const busy = (): Refusal =>
  new Refusal(503, BUSY, 'We’re very busy right now. Try again in a few seconds.', {
    retryAfter: BUSY_SECONDS,
  });

/** Messages for requests the framework refuses before a handler runs. */
const BY_STATUS: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  404: { code: 'NOT_FOUND', message: messagesText.errors.notFound },
  413: { code: 'TOO_LARGE', message: 'This is too large. Make it smaller and try again.' },
  414: { code: 'URI_TOO_LONG', message: 'This link is too long. Check it and try again.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This content type isn’t supported. Send JSON instead.' },
  431: {
    code: 'HEADERS_TOO_LARGE',
    message: 'The request headers are too large. Clear this site’s cookies and try again.',
  },
};

/** Converts any thrown value to a refusal without internal details. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return unavailable();
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100') return unavailable();
  if (isUnstorableText(error)) return invalid([]);
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500)
    return new Refusal(500, 'INTERNAL', BROKEN);
  const known = BY_STATUS[status];
  return known
    ? new Refusal(status, known.code, known.message)
    : new Refusal(400, 'INVALID_REQUEST', INVALID);
}

const AWAY_CODES = /^(08|57P0|53[23]|55P03|57014|40001|40P01|25P0)/;
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
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
