import { isConfirmableRead } from '../../src/adapters/http/confirmable-reads';
import type { Shape, Shapes } from '../../src/adapters/http/shape';
import { operationKey } from './responses';
import { alternatives, component, propertiesOf } from './shapes';
import type { Document, Operation, Schema, Spec } from './spec';

/**
 * The value types in responses to writes and to guarded reads: the minimum a page needs to render without an
 * error.
 */
export function shapesOf(specs: readonly Spec[]): Shapes {
  const stored = specs.flatMap(({ document, operations }) =>
    operations
      .filter(({ method, base, path }) => method !== 'get' || isConfirmableRead(base + path))
      .flatMap((operation): [string, Shape][] => {
        const shape = responseShape(document, operation);
        return shape === undefined ? [] : [[operationKey(operation), shape]];
      }),
  );
  return Object.fromEntries(stored);
}

function responseShape(document: Document, { responses }: Operation): Shape | undefined {
  const [media] = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') && response.media ? [response.media] : [],
  );
  return media && shapeOf(document, media.schema, []);
}

/** Undefined where any value is allowed: unions, and recursive schemas. */
function shapeOf(document: Document, schema: Schema, around: readonly Schema[]): Shape | undefined {
  const whole = component(document, schema);
  if (around.includes(whole)) return undefined;
  const within = (part: Schema): Shape | undefined => shapeOf(document, part, [...around, whole]);
  const ways = alternatives(whole);
  if (ways) return ways[0] && ways.length === 1 ? within(ways[0]) : undefined;
  if (whole.items) {
    const item = within(whole.items);
    return item === undefined ? undefined : [item];
  }
  const properties = propertiesOf(document, whole);
  if (properties.length === 0) return simple(whole);
  const fields = properties.flatMap(({ wire, schema: part, optional, nullable }): [string, Shape][] => {
    const shape = within(part);
    return shape === undefined ? [] : [[optional || nullable ? `${wire}?` : wire, shape]];
  });
  return Object.fromEntries(fields);
}

const SIMPLE: Readonly<Record<string, Shape>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
};

function simple({ type, format }: Schema): Shape | undefined {
  const [name = ''] = [type ?? ''].flat().filter((item) => item !== 'null');
  return name === 'string' && format?.startsWith('date') ? 'date' : SIMPLE[name];
}
