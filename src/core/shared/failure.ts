import type { ProblemCode } from './problem-code';

export type FailureKind =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'limited'
  | 'unavailable'
  | 'offline'
  | 'cancelled'
  | 'contract';

/** A code of the contracts, or one that the client makes itself; an open page may also receive a newer server's. */
export type FailureCode =
  | ProblemCode
  | 'TIMEOUT'
  | 'NEW_VERSION'
  | 'ACCOUNT_CHANGED'
  | 'NOT_POSTED'
  | 'NOT_SAVED'
  | 'MAYBE_SAVED'
  | 'KEY_UNUSABLE';

/** One rejected field: a JSON pointer into the request, a stable code and the server's English sentence. */
export interface FieldFailure {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface FailureDetail {
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly message?: string | undefined;
  readonly fields?: readonly FieldFailure[] | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Why a request to a service failed; the only error that adapters throw. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly operation: string;
  readonly status: number;
  readonly code: FailureCode | undefined;
  /** The numbers in the text for the code, unchecked. */
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly fields: readonly FieldFailure[];
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, operation: string, status: number, detail: FailureDetail = {}) {
    super(detail.message ?? kind, { cause: detail.cause });
    this.name = 'Failure';
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.code = detail.code as FailureCode | undefined;
    this.params = detail.params;
    this.fields = detail.fields ?? [];
    this.retryAfter = detail.retryAfter;
  }
}
