import { Failure } from '../../core/shared/failure';

/** Resolves to undefined if an optional part fails, so that the page renders without it. */
export async function optionalPart<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}
