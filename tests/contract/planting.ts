import type { Json, Operation } from '../../scripts/api/spec';
import type { Plant } from './model-server';
import { type Fields, type Given, problem, type Reply } from './model-world';

/** Ways to plant a fault in one step of the model server. */

/** A document with one place changed; undefined takes the place out. */
export function edited(document: Json | undefined, pointer: string, value: Json | undefined): Json {
  const [, key = '', ...rest] = pointer.split('/');
  const inner = rest.length === 0 ? value : edited((document as Fields)[key], `/${rest.join('/')}`, value);
  if (Array.isArray(document))
    return document.map((one, index) => (String(index) === key ? (inner ?? null) : one));
  const { [key]: _, ...others } = document as Fields;
  return inner === undefined ? others : { ...others, [key]: inner };
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

/** Changes an operation's failures, or everybody's. */
export const failure = (change: Change): Plant => {
  return ({ finish }) => ({
    finish: (operation, reply) =>
      reply.status >= 400 ? change(finish(operation, reply)) : finish(operation, reply),
  });
};

/** Puts another value in one place of an operation's successful body. */
export const inBody = (id: string, pointer: string, value: Json | undefined): Plant =>
  success(id, (reply) => ({ ...reply, body: edited(reply.body, pointer, value) }));

/** A reply with one place of its body changed. */
export const editedReply = (reply: Reply, pointer: string, value?: Json): Reply => ({
  ...reply,
  body: edited(reply.body, pointer, value),
});

/** Answers an operation otherwise; undefined leaves the answer as it was. */
export const answering = (
  id: string,
  other: (given: Given, sound: () => Reply) => Reply | undefined,
): Plant => {
  return ({ answer }) => ({
    answer: (operation, given) => {
      const sound = () => answer(operation, given);
      return (operation.id === id ? other(given, sound) : undefined) ?? sound();
    },
  });
};

/** Overlooks some of the faults in a request's body. */
export const overlooking = (isOverlooked: (error: Fields) => boolean): Plant => {
  return ({ checkBody }) => ({
    checkBody: (operation, body) => checkBody(operation, body).filter((error) => !isOverlooked(error)),
  });
};

/** Overlooks some of the faults in a request's parameters. */
export const overlookingParameter = (isOverlooked: (error: Fields) => boolean): Plant => {
  return ({ checkParameters }) => ({
    checkParameters: (operation, raw) => {
      const { values, errors } = checkParameters(operation, raw);
      return { values, errors: errors.filter((error) => !isOverlooked(error)) };
    },
  });
};

/** Refuses what the contract allows. */
export const refusing = (id: string, isRefused: (given: Given) => boolean): Plant =>
  answering(id, (given) => (isRefused(given) ? problem(400, 'INVALID_REQUEST') : undefined));

export const crash = (): Reply => problem(500, 'CRASHED');

export const letIn = (id: string, isKnown: (session: string | undefined) => boolean): Plant => {
  return ({ isAllowed }) => ({
    isAllowed: (operation: Operation, session, alive) =>
      operation.id === id ? isKnown(session) : isAllowed(operation, session, alive),
  });
};
