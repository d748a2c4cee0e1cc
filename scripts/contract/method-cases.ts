import type { Operation } from '../api/spec';
import type { Case } from './cases';
import type { Contract } from './contract';
import { anyResponse } from './expectations';
import { exampleRequest } from './request';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Requests with methods that a path does not have, based on its operation's example. */
export function methodCases(contract: Contract, operation: Operation): Case[] {
  const concrete = concretePath(operation);
  const taken = new Set(
    contract.spec.operations
      .filter(({ path }) => matches(path, concrete))
      .map(({ method }) => method as string),
  );
  return METHODS.filter((method) => !taken.has(method)).map((method) => ({
    kind: 'method',
    what: `${method.toUpperCase()}, which the contract does not define`,
    at: '',
    request: exampleRequest(operation),
    method,
    expect: anyResponse,
  }));
}

function concretePath(operation: Operation): string {
  const { parameters } = exampleRequest(operation);
  return operation.path.replace(/\{([^}]+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters[`path.${name}`])),
  );
}

/** Whether a path template matches this address too. */
function matches(path: string, concrete: string): boolean {
  const [wanted, values] = [path.split('/'), concrete.split('/')];
  return (
    wanted.length === values.length &&
    wanted.every((part, index) => part.startsWith('{') || part === values[index])
  );
}
