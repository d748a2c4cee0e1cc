import type { Json, Operation } from '../../scripts/api/spec';
import type { Fields, Given } from './model-world';

/** The response of a server that knows one item of each kind, the contract's example; undefined for other items. */
export function exampleFor(operation: Operation, example: Json | undefined, given: Given): Json | undefined {
  if (!knows(operation, given.path)) return undefined;
  return cut(withWishes(withWishes(example, given.query), given.body), given.query.limit);
}

/** No more than was asked for. */
function cut(example: Json | undefined, limit: Json | undefined): Json | undefined {
  if (!isFields(example) || !Array.isArray(example.items) || limit === undefined) return example;
  return { ...example, items: example.items.slice(0, Number(limit)) };
}

/** The one thing there is has the address of the contract's example. */
const knows = ({ answers, parameters }: Operation, path: Fields): boolean =>
  answers['404'] === undefined ||
  parameters.every((one) => one.in !== 'path' || String(path[one.name]) === String(one.example));

/** Copies requested values into the response if it has a field of the same shape. */
function withWishes(example: Json | undefined, body: Json | undefined): Json | undefined {
  if (!isFields(example) || !isFields(body)) return example;
  const wishes = Object.entries(body).filter(
    ([name, wish]) => name in example && isAlike(wish, example[name]),
  );
  return { ...example, ...Object.fromEntries(wishes) };
}

/** A name does not match an object with more fields, and null matches nothing. */
function isAlike(wish: Json | undefined, told: Json | undefined): boolean {
  if (wish === null || told === null) return true;
  if (Array.isArray(wish)) return Array.isArray(told) && wish.every((one) => isAlike(one, told[0] ?? one));
  if (isFields(wish))
    return (
      isFields(told) && Object.keys(told).every((name) => name in wish && isAlike(wish[name], told[name]))
    );
  return typeof wish === typeof told;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
