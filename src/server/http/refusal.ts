import type { FieldFailure } from '../../core/shared/failure';

/** A request the server refuses; becomes problem+json with this status. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldFailure[];
  /** Seconds, for Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    detail: { fields?: readonly FieldFailure[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = detail.fields ?? [];
    this.retryAfter = detail.retryAfter;
  }
}

export const notFound = (): Refusal =>
  new Refusal(404, 'NOT_FOUND', 'We could not find what you are looking for!');

export const refusedParts = <Problem extends string>(
  problems: Readonly<Partial<Record<string, Problem>>>,
  messages: Readonly<Record<Problem, string>>,
): Refusal =>
  new Refusal(422, 'INVALID_REQUEST', 'Something in this request is not right.', {
    fields: Object.entries(problems).flatMap(([name, code]) =>
      code ? [{ field: `/body/${name}`, code, message: messages[code] }] : [],
    ),
  });
