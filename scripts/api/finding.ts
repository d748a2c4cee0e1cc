import type { Operation, Spec } from './spec';

/** A violated contract rule: the place, the reason and the fix. */
export interface Finding {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

export const atOperation = (spec: Spec, { method, path }: Operation): string =>
  `${spec.file} ${method.toUpperCase()} ${path}`;

export const atSchema = (spec: Spec, name: string): string => `${spec.file} schema ${name}`;

/** One line per finding, in the order of the files. */
export const formatFinding = ({ at: path, message, rule }: Finding): string =>
  `${path}: ${message} [${rule}]`;
