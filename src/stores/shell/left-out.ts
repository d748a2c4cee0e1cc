import { runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';

/** Resolves to undefined if an optional part fails, so that the page renders without it. */
export async function leftOut<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}

export async function askAgain<Answer>(
  who: { asking: boolean },
  part: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const set = (asking: boolean) =>
    runInAction(() => {
      who.asking = asking;
    });
  set(true);
  return leftOut(part()).finally(() => set(false));
}
