import { runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';

/** A part of a page that cannot be had is left out; the page stands without it. */
export async function leftOut<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}

/** Asks once more for a part that was left out; whoever asks is seen to be asking meanwhile. */
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
