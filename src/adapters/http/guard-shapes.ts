import shapes from './generated/shapes.json';
import type { Guard } from './guard-answers';
import { operationKey } from './operation-key';
import { hasShape, type Shapes } from './shape';

const known: Shapes = shapes;

/**
 * Stops an answer that is made of other things than it should be: whoever waits for it then says that it failed and
 * keeps what was typed. To the adapters it is like one that is no JSON, which is theirs to tell.
 */
export const guardShape: Guard = async ({ response, ...call }) => {
  const shape = known[operationKey(call)];
  const body = shape && parsed(await response.clone().text());
  if (shape === undefined || body === undefined || hasShape(shape, body)) return;
  throw new SyntaxError('The answer has another shape.');
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
