import type { Operation } from '../api/spec';
import type { Contract } from './contract';
import { type Complaint, parsed } from './judge';
import { partsOf } from './parts';
import type { WireResponse } from './wire';

/** Without a session nothing belongs to the caller: no field marked `x-domain: mine` is true. */
export function ownsNothing(
  contract: Contract,
  operation: Operation,
  response: WireResponse,
): Complaint | undefined {
  const schema = operation.responses[String(response.status)]?.media?.schema;
  if (schema === undefined) return undefined;
  for (const part of partsOf(contract, schema, parsed(response.text)))
    if (part.schema['x-domain'] === 'mine' && part.value === true)
      return { rule: 'visitor-owns', detail: 'a visitor without a session owns something in the response' };
  return undefined;
}
