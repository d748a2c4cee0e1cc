import { Failure, type FailureKind } from '../../core/shared/failure';

interface Paged {
  readonly page?: number | undefined;
}

/** Failures that a retry may end. */
const PASSING: readonly FailureKind[] = ['offline', 'unavailable', 'limited', 'contract'];

/** A page that failed to load while another one stayed. */
export interface MissedPage {
  readonly page: number;
  readonly failure: Failure;
}

interface Turned<Result> {
  readonly page?: Result;
  readonly missed?: MissedPage;
}

/** Resolves to a missed page if another page of the same list is shown, which then stays. */
export async function turnPage<Result>(
  shown: Paged | undefined,
  wanted: Paged,
  answer: Promise<Result>,
): Promise<Turned<Result>> {
  try {
    return { page: await answer };
  } catch (error) {
    const passes = error instanceof Failure && PASSING.includes(error.kind);
    if (passes && shown && isOtherPage(shown, wanted))
      return { missed: { page: wanted.page ?? 1, failure: error } };
    throw error;
  }
}

const isOtherPage = (shown: Paged, wanted: Paged): boolean =>
  (shown.page ?? 1) !== (wanted.page ?? 1) && listOf(shown) === listOf(wanted);

const listOf = (query: Paged): string => JSON.stringify({ ...query, page: undefined });
