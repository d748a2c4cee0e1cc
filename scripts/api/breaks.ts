import { ENTERING, schemaBreaks } from './schema-breaks';
import type { DocumentedResponse, Operation, Parameter, Spec } from './spec';

export interface Break {
  readonly at: string;
  readonly message: string;
  /** Other operations that the same change breaks, because they share a component. */
  readonly also: readonly string[];
}

/** An operation is its method and full path. Names of path parameters are not sent, so they do not count. */
const keyOf = ({ method, base, path }: Operation): string =>
  `${method.toUpperCase()} ${base}${path.replace(/\{[^}]+\}/g, '{}')}`;
const nameOf = ({ method, base, path }: Operation): string => `${method.toUpperCase()} ${base}${path}`;

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
  const all = [...sidesOf(before)].flatMap(([key, was]) => {
    const is = now.get(key);
    const messages = is ? operationBreaks(was, is) : ['the operation was removed'];
    return [...messages].map((message) => ({ at: nameOf(was.operation), message }));
  });
  const byCause = new Map<string, Pick<Break, 'at' | 'message'>[]>();
  for (const found of all) {
    const cause = causeOf(found.at, found.message);
    byCause.set(cause, [...(byCause.get(cause) ?? []), found]);
  }
  return [...byCause.values()].flatMap(grouped);
}

/** One line per cause: a changed component breaks every operation that uses it in the same way. */
function causeOf(at: string, message: string): string {
  const [use = ''] = message.split(' ');
  const inside = message.split(ENTERING);
  return inside.length === 1 ? `${at} ${message}` : `${use} ${inside.slice(-2).join('')}`;
}

function grouped([first, ...rest]: readonly Pick<Break, 'at' | 'message'>[]): Break[] {
  if (!first) return [];
  const message = first.message.replace(new RegExp(`${ENTERING}[^${ENTERING}]*${ENTERING}`, 'g'), '');
  const also = [...new Set(rest.map(({ at }) => at))].filter((at) => at !== first.at);
  return [{ at: first.at, message, also }];
}

export function addedOperations(before: readonly Spec[], after: readonly Spec[]): readonly string[] {
  const were = sidesOf(before);
  return [...sidesOf(after)].filter(([key]) => !were.has(key)).map(([, { operation }]) => nameOf(operation));
}

/** Deprecated operations. They still work, so nothing breaks yet. */
export function deprecatedOperations(before: readonly Spec[], after: readonly Spec[]): readonly string[] {
  const were = sidesOf(before);
  return [...sidesOf(after)]
    .filter(([key, { operation }]) => operation.deprecated && !were.get(key)?.operation.deprecated)
    .map(([, { operation }]) => nameOf(operation));
}

function* operationBreaks(was: Side, is: Side): Generator<string> {
  if (was.operation.id !== is.operation.id)
    yield `the operationId ${was.operation.id} is now ${is.operation.id}, and clients name their methods after it`;
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

/** Path parameters are matched by their position, the others by their name. */
const parameterKey = (operation: Operation, { name, in: place }: Parameter): string => {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, label]) => label);
  return `the ${place} parameter ${place === 'path' ? names.indexOf(name) + 1 : name}`;
};

function* parameterBreaks(was: Side, is: Side): Generator<string> {
  const now = new Map(is.operation.parameters.map((each) => [parameterKey(is.operation, each), each]));
  const then = new Map(was.operation.parameters.map((each) => [parameterKey(was.operation, each), each]));
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
  for (const [status, before] of Object.entries(was.operation.responses)) {
    const after = is.operation.responses[status];
    const path = `response ${status}`;
    if (!after) {
      yield `${path} was removed`;
      continue;
    }
    yield* headerBreaks(before, after, path);
    if (before.media?.type !== after.media?.type) {
      yield `${path} is ${after.media?.type ?? 'empty'} now, not ${before.media?.type ?? 'empty'}`;
    } else if (before.media && after.media) {
      yield* schemaBreaks(comparison(was, is, 'response'), [before.media.schema, after.media.schema], path);
    }
  }
}

function* headerBreaks(
  before: DocumentedResponse,
  after: DocumentedResponse,
  path: string,
): Generator<string> {
  for (const [name, header] of Object.entries(before.headers)) {
    const now = after.headers[name];
    if (!now) yield `${path} no longer has the header ${name}`;
    else if (header.required && !now.required) yield `${path} can now lack the header ${name}`;
    const cookies = new Map(now?.['x-cookies']?.map((cookie) => [cookie.name, cookie]));
    for (const cookie of header['x-cookies'] ?? []) {
      const same = cookies.get(cookie.name);
      if (now && !same) yield `${path} no longer sets the cookie ${cookie.name}`;
      else if (same && same.httpOnly !== cookie.httpOnly)
        yield `${path} ${same.httpOnly ? 'hides the cookie' : 'shows scripts the cookie'} ${cookie.name}`;
    }
  }
}

const comparison = (was: Side, is: Side, direction: 'request' | 'response') => ({
  before: was.spec.document,
  after: is.spec.document,
  direction,
});
