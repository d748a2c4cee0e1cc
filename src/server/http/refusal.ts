import type { FieldFailure } from '../../core/shared/failure';
import { type ProblemParams, problemTextOf } from '../../core/shared/problem-text-of';
import { type ProblemCode, problemTexts } from './problem-texts';

interface RefusalDetail {
  /** The parameters of the text. */
  readonly params?: ProblemParams;
  readonly fields?: readonly FieldFailure[];
  readonly retryAfter?: number;
}

/** A request the server refuses; becomes problem+json with this status. The text for the code is in the core. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly params: ProblemParams | undefined;
  readonly fields: readonly FieldFailure[];
  /** Seconds, for Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ProblemCode, { params, fields, retryAfter }: RefusalDetail = {}) {
    super(messageOf(code, params));
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.params = params;
    this.fields = fields ?? [];
    this.retryAfter = retryAfter;
  }
}

export function messageOf(code: ProblemCode, params?: ProblemParams): string {
  const text = problemTextOf(problemTexts, code, params);
  if (text === undefined) throw new Error(`the text of ${code} lacks a parameter`);
  return text;
}

/** A refused value of the body, named by the code of the whole refusal. */
export const refusedField = (code: ProblemCode, ...names: readonly string[]): Refusal =>
  new Refusal(422, code, {
    fields: names.map((name) => ({ field: `/body/${name}`, code, message: problemTexts[code] })),
  });

export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND');

export const invalidCursor = (): Refusal =>
  new Refusal(400, 'INVALID_CURSOR', {
    fields: [
      { field: '/query/cursor', code: 'INVALID_CURSOR', message: 'is not a valid cursor for this list' },
    ],
  });

export const refusedParts = <Problem extends string>(
  problems: Readonly<Partial<Record<string, Problem>>>,
  messages: Readonly<Record<Problem, string>>,
): Refusal =>
  new Refusal(422, 'INVALID_REQUEST', {
    fields: Object.entries(problems).flatMap(([name, code]) =>
      code ? [{ field: `/body/${name}`, code, message: messages[code] }] : [],
    ),
  });
