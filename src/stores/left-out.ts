import { Failure } from '../core/shared/failure';

/** A part of a page that cannot be had is left out; the page stands without it. */
export async function leftOut<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}
