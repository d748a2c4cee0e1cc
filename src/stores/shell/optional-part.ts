import { runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';

/** Resolves to undefined if an optional part fails, so that the page renders without it. */
export async function optionalPart<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}

export async function retryOptionalPart<Answer>(
  user: { isLoading: boolean },
  part: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const set = (isLoading: boolean) =>
    runInAction(() => {
      user.isLoading = isLoading;
    });
  set(true);
  return optionalPart(part()).finally(() => set(false));
}
