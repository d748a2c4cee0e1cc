import { Failure } from '../shared/failure';

/** Treats an invalid name in an address as not found. */
export const invalidAsNotFound = (failure: Failure): Failure =>
  failure.kind === 'invalid' ? new Failure('notFound', failure.operation, 404) : failure;
