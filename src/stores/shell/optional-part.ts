import { runInAction } from 'mobx';
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

export interface RetriedPart {
  isLoading: boolean;
  /** Why the last retry failed. */
  retryFailure: Failure | undefined;
}

export async function retryOptionalPart<Result>(
  user: RetriedPart,
  part: () => Promise<Result>,
): Promise<Result | undefined> {
  const set = (state: Partial<RetriedPart>) => runInAction(() => Object.assign(user, state));
  set({ isLoading: true, retryFailure: undefined });
  const result = part().catch((error: unknown) => {
    if (error instanceof Failure) set({ retryFailure: error });
    throw error;
  });
  return optionalPart(result).finally(() => set({ isLoading: false }));
}
