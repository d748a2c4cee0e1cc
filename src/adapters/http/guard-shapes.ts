import shapes from './generated/shapes.json';
import type { Guard } from './guard-responses';
import { operationKey } from './operation-key';
import { hasShape, type Shapes } from './shape';

const known: Shapes = shapes;

/**
 * Fails the request when a response has the wrong shape, so that the caller reports the failure and the
 * user's input stays. Adapters handle it like invalid JSON.
 */
export const guardShape: Guard = async ({ response, ...call }) => {
  const shape = known[operationKey(call)];
  const body = shape && parsed(await response.clone().text());
  if (shape === undefined || body === undefined || hasShape(shape, body)) return;
  throw new SyntaxError('The response has another shape.');
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
