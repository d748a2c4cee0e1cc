import type { Json, Operation } from '../../scripts/api/spec';
import { type Fields, type Options, problem, type Reply } from './model-data';
import type { Plant } from './model-server';

/** Helpers to plant a fault in one step of the model server. */

/** A document with one changed value; undefined removes it. */
export function edited(document: Json | undefined, pointer: string, value: Json | undefined): Json {
  const [, key = '', ...rest] = pointer.split('/');
  const inner = rest.length === 0 ? value : edited((document as Fields)[key], `/${rest.join('/')}`, value);
  if (Array.isArray(document))
    return document.map((item, index) => (String(index) === key ? (inner ?? null) : item));
  const { [key]: _, ...otherItems } = document as Fields;
  return inner === undefined ? otherItems : { ...otherItems, [key]: inner };
}

type Change = (reply: Reply) => Reply;

/** Changes an operation's successes. */
export const success = (id: string, change: Change): Plant => {
  return ({ finish }) => ({
    finish: (operation, reply) =>
      operation?.id === id && reply.status < 300
        ? change(finish(operation, reply))
        : finish(operation, reply),
  });
};

/** Changes the failures of one operation or of all. */
export const failure = (change: Change): Plant => {
  return ({ finish }) => ({
    finish: (operation, reply) =>
      reply.status >= 400 ? change(finish(operation, reply)) : finish(operation, reply),
  });
};

/** Changes the set-cookie headers of an operation's successes, each as text. */
export const cookies = (id: string, change: (texts: readonly string[]) => readonly string[]): Plant =>
  success(id, (reply) => ({
    ...reply,
    headers: { ...reply.headers, 'set-cookie': change([reply.headers['set-cookie'] ?? []].flat()) },
  }));

/** Replaces one value in an operation's success body. */
export const inBody = (id: string, pointer: string, value: Json | undefined): Plant =>
  success(id, (reply) => ({ ...reply, body: edited(reply.body, pointer, value) }));

/** A reply with one changed value in its body. */
export const editedReply = (reply: Reply, pointer: string, value?: Json): Reply => ({
  ...reply,
  body: edited(reply.body, pointer, value),
});

/** Replaces an operation's response; undefined leaves it unchanged. */
export const answering = (
  id: string,
  other: (options: Options, sound: () => Reply) => Reply | undefined,
): Plant => {
  return ({ response }) => ({
    response: (operation, options) => {
      const sound = () => response(operation, options);
      return (operation.id === id ? other(options, sound) : undefined) ?? sound();
    },
  });
};

/** Ignores some of the errors in a request's body. */
export const overlooking = (isOverlooked: (error: Fields) => boolean): Plant => {
  return ({ checkBody }) => ({
    checkBody: (operation, body) => checkBody(operation, body).filter((error) => !isOverlooked(error)),
  });
};

/** Ignores some of the errors in a request's parameters. */
export const overlookingParameter = (isOverlooked: (error: Fields) => boolean): Plant => {
  return ({ checkParameters }) => ({
    checkParameters: (operation, raw) => {
      const { values, errors } = checkParameters(operation, raw);
      return { values, errors: errors.filter((error) => !isOverlooked(error)) };
    },
  });
};

/** Refuses requests that the contract allows. */
export const refusing = (id: string, isRefused: (options: Options) => boolean): Plant =>
  answering(id, (options) => (isRefused(options) ? problem(400, 'INVALID_REQUEST') : undefined));

export const crash = (): Reply => problem(500, 'INTERNAL');

export const letIn = (id: string, isKnown: (session: string | undefined) => boolean): Plant => {
  return ({ isAllowed }) => ({
    isAllowed: (operation: Operation, session, alive) =>
      operation.id === id ? isKnown(session) : isAllowed(operation, session, alive),
  });
};
