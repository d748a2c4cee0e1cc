import { Failure } from '../shared/failure';

/** An address whose name nothing can have leads nowhere, as one that nothing has. */
export const nowhere = (failure: Failure): Failure =>
  failure.kind === 'invalid' ? new Failure('notFound', failure.operation, 404) : failure;
