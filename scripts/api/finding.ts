import type { Operation, Spec } from './spec';

/** A violated rule for contracts: where it is, the reason and the fix. */
export interface Finding {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

export const atOperation = (spec: Spec, { method, path }: Operation): string =>
  `${spec.file} ${method.toUpperCase()} ${path}`;

export const atSchema = (spec: Spec, name: string): string => `${spec.file} schema ${name}`;

/** One line a finding, in the order of the files. */
export const formatFinding = ({ at: path, message, rule }: Finding): string =>
  `${path}: ${message} [${rule}]`;
