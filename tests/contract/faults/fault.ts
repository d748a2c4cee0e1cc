import type { Reply } from '../model-data';
import type { Plant } from '../model-server';

/** A typical backend mistake, the operation to test, and the rule that must find it. */
export interface Fault {
  readonly name: string;
  readonly operation: string;
  readonly rule: string;
  readonly plant: Plant;
}

export const fault = (name: string, operation: string, rule: string, plant: Plant): Fault => ({
  name,
  operation,
  rule,
  plant,
});

export const html = (reply: Reply): Reply => ({ ...reply, type: 'text/html', body: '<h1>Oops</h1>' });

export const without =
  (name: string) =>
  (reply: Reply): Reply => {
    const { [name]: _, ...headers } = reply.headers;
    return { ...reply, headers };
  };
