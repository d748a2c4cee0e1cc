import { schemaBreaks } from './schema-breaks';
import type { Operation, Parameter, Spec } from './spec';

export interface Break {
  readonly at: string;
  readonly message: string;
}

/** An operation is what a request meets: its method and whole path. Its operationId is our own affair. */
const keyOf = ({ method, base, path }: Operation): string => `${method.toUpperCase()} ${base}${path}`;

interface Side {
  readonly spec: Spec;
  readonly operation: Operation;
}

const sidesOf = (specs: readonly Spec[]): ReadonlyMap<string, Side> =>
  new Map(
    specs.flatMap((spec) => spec.operations.map((operation) => [keyOf(operation), { spec, operation }])),
  );

export function breaksBetween(before: readonly Spec[], after: readonly Spec[]): readonly Break[] {
  const now = sidesOf(after);
  return [...sidesOf(before)].flatMap(([key, was]) => {
    const is = now.get(key);
    const messages = is ? operationBreaks(was, is) : ['the operation was removed'];
    return [...messages].map((message) => ({ at: key, message }));
  });
}

export function addedOperations(before: readonly Spec[], after: readonly Spec[]): readonly string[] {
  const were = sidesOf(before);
  return [...sidesOf(after).keys()].filter((key) => !were.has(key));
}

function* operationBreaks(was: Side, is: Side): Generator<string> {
  yield* roleBreaks(was.operation, is.operation);
  yield* parameterBreaks(was, is);
  yield* bodyBreaks(was, is);
  yield* answerBreaks(was, is);
}

const ROLES = ['visitor', 'member', 'reader', 'writer', 'moderator', 'officer'];

function* roleBreaks(was: Operation, is: Operation): Generator<string> {
  if (ROLES.indexOf(is.role) > ROLES.indexOf(was.role)) {
    yield `callers now need the role ${is.role}, before only ${was.role}`;
  }
}

const parameterKey = ({ name, in: place }: Parameter): string => `the ${place} parameter ${name}`;

function* parameterBreaks(was: Side, is: Side): Generator<string> {
  const now = new Map(is.operation.parameters.map((each) => [parameterKey(each), each]));
  const then = new Map(was.operation.parameters.map((each) => [parameterKey(each), each]));
  for (const [key, { required = false }] of now) {
    if (required && !then.get(key)?.required) yield `${key} is now required`;
  }
  for (const [key, before] of then) {
    const after = now.get(key);
    if (after) yield* schemaBreaks(comparison(was, is, 'request'), [before.schema, after.schema], key);
    else yield `${key} was removed`;
  }
}

function* bodyBreaks(was: Side, is: Side): Generator<string> {
  const [before, after] = [was.operation.body, is.operation.body];
  if (after?.required && !before?.required) yield 'a body is now required';
  if (!before) return;
  if (!after) yield 'the body was removed';
  else if (after.type !== before.type) yield `the body must now be ${after.type}, not ${before.type}`;
  else yield* schemaBreaks(comparison(was, is, 'request'), [before.schema, after.schema], 'the body');
}

function* answerBreaks(was: Side, is: Side): Generator<string> {
  for (const [status, before] of Object.entries(was.operation.answers)) {
    const after = is.operation.answers[status];
    const path = `response ${status}`;
    if (!after) {
      yield `${path} was removed`;
      continue;
    }
    for (const name of Object.keys(before.headers)) {
      if (!after.headers[name]) yield `${path} no longer has the header ${name}`;
    }
    if (before.media?.type !== after.media?.type) {
      yield `${path} is ${after.media?.type ?? 'empty'} now, not ${before.media?.type ?? 'empty'}`;
    } else if (before.media && after.media) {
      yield* schemaBreaks(comparison(was, is, 'answer'), [before.media.schema, after.media.schema], path);
    }
  }
}

const comparison = (was: Side, is: Side, direction: 'request' | 'answer') => ({
  before: was.spec.document,
  after: is.spec.document,
  direction,
});
