import { Failure, type FailureDetail, type FailureKind } from '../../core/shared/failure';

export function failureOf(operation: string, cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'AbortError') return new Failure('cancelled', operation, 0, { cause });
  if (name === 'TimeoutError') return new Failure('unavailable', operation, 0, { code: 'TIMEOUT', cause });
  if (name === 'SyntaxError') {
    return new Failure('contract', operation, 0, { message: 'The response is not JSON.', cause });
  }
  // fetch reports a lost connection as a TypeError; any other error is ours.
  return new Failure(cause instanceof TypeError ? 'offline' : 'unavailable', operation, 0, { cause });
}

export function refusalOf(operation: string, response: Response, body: unknown): Failure {
  const { status } = response;
  const isKnown = isProblem(body);
  const { code, params, message, errors: fields }: Partial<Problem> = isKnown ? body : {};
  const retryAfter = secondsUntilRetry(response);
  return new Failure(kindOf(status, isKnown), operation, status, {
    code,
    params,
    message,
    fields,
    retryAfter,
  });
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  405: 'contract',
  406: 'contract',
  408: 'unavailable',
  409: 'conflict',
  410: 'notFound',
  415: 'contract',
  429: 'limited',
};

/** Proxies send 429 and 5xx with their own pages; every other error must be a problem document to be trusted. */
function kindOf(status: number, isProblem: boolean): FailureKind {
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'limited';
  if (!isProblem || status < 400) return 'contract';
  return KINDS[status] ?? 'invalid';
}

interface Problem {
  readonly code: string;
  readonly params?: FailureDetail['params'];
  readonly message: string;
  readonly errors?: FailureDetail['fields'];
}

function isProblem(body: unknown): body is Problem {
  const { code, message, errors } = Object(body) as Readonly<Record<string, unknown>>;
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isFieldFailure)))
  );
}

const isFieldFailure = (entry: unknown): boolean => {
  const { field, code, message } = Object(entry) as Readonly<Record<string, unknown>>;
  return [field, code, message].every((text) => typeof text === 'string');
};

/** Retry-After is in seconds or a date; the date is relative to the response's own clock. */
function secondsUntilRetry({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
