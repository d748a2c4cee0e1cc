import type { Json, Operation } from '../../scripts/api/spec';
import type { Fields, Options } from './model-data';

/**
 * The response of a server that has one item of each kind, the contract's example; undefined for other items.
 */
export function exampleFor(
  operation: Operation,
  example: Json | undefined,
  options: Options,
): Json | undefined {
  if (!knows(operation, options.path)) return undefined;
  const shown = options.session === undefined ? asVisitor(example) : example;
  return cut(withPreferences(withPreferences(shown, options.query), options.body), options.query.limit);
}

const MINE = ['isHelpful', 'isMine', 'isOwner'];

/** Nothing belongs to a visitor. */
const asVisitor = (example: Json | undefined): Json | undefined =>
  example === undefined
    ? undefined
    : JSON.parse(JSON.stringify(example), (name, value) => (MINE.includes(name) ? false : value));

/** No more items than requested. */
function cut(example: Json | undefined, limit: Json | undefined): Json | undefined {
  if (!isFields(example) || !Array.isArray(example.items) || limit === undefined) return example;
  return { ...example, items: example.items.slice(0, Number(limit)) };
}

/** The only item has the address of the contract's example. */
const knows = ({ responses, parameters }: Operation, path: Fields): boolean =>
  responses['404'] === undefined ||
  parameters.every(
    (parameter) => parameter.in !== 'path' || String(path[parameter.name]) === String(parameter.example),
  );

/** Copies requested values into the response if it has a field of the same shape. */
function withPreferences(example: Json | undefined, body: Json | undefined): Json | undefined {
  if (!isFields(example) || !isFields(body)) return example;
  const preferences = Object.entries(body).filter(
    ([name, json]) => name in example && isAlike(json, example[name]),
  );
  return { ...example, ...Object.fromEntries(preferences) };
}

/** A name does not match an object with more fields, and null matches nothing. */
function isAlike(query: Json | undefined, contribution: Json | undefined): boolean {
  if (query === null || contribution === null) return true;
  if (Array.isArray(query))
    return Array.isArray(contribution) && query.every((item) => isAlike(item, contribution[0] ?? item));
  if (isFields(query))
    return (
      isFields(contribution) &&
      Object.keys(contribution).every((name) => name in query && isAlike(query[name], contribution[name]))
    );
  return typeof query === typeof contribution;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
