import type { FieldFailure } from '../../core/shared/failure';
import { messagesText } from '../../core/shell/messages-text';

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

export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND', messagesText.errors.notFound);

export const invalidCursor = (): Refusal =>
  new Refusal(400, 'INVALID_CURSOR', 'This list has changed. Start again from the top.', {
    fields: [
      { field: '/query/cursor', code: 'INVALID_CURSOR', message: 'is not a valid cursor for this list' },
    ],
  });

export const INVALID = 'We can’t accept this. Please check it and try again.';

export const refusedParts = <Problem extends string>(
  problems: Readonly<Partial<Record<string, Problem>>>,
  messages: Readonly<Record<Problem, string>>,
): Refusal =>
  new Refusal(422, 'INVALID_REQUEST', INVALID, {
    fields: Object.entries(problems).flatMap(([name, code]) =>
      code ? [{ field: `/body/${name}`, code, message: messages[code] }] : [],
    ),
  });
