import type { Operation } from '../api/spec';

/** What an operation may remove that later operations need. */
export type Risk = 'none' | 'destroys' | 'endsSession';

const ENDING = /^(log|sign)(out|in)|^(end|renew|revoke|switch)\w*Session|^deactivate/i;
const DESTROYING = /^(delete|remove|leave|clear|reset|withdraw|block)/i;

/** Sessions are ended by operations with such a name; data is destroyed by method or name. */
export function riskOf(operation: Operation): Risk {
  if (ENDING.test(operation.id)) return 'endsSession';
  return operation.method === 'delete' || DESTROYING.test(operation.id) ? 'destroys' : 'none';
}

/** Reads come before writes, then destructive operations, then those that end sessions. */
export const inOrder = (operations: readonly Operation[]): Operation[] =>
  [...operations].sort((operation, other) => turn(operation) - turn(other));

function turn(operation: Operation): number {
  const risk = riskOf(operation);
  if (risk !== 'none') return risk === 'destroys' ? 2 : 3;
  return operation.method === 'get' ? 0 : 1;
}
