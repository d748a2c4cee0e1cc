import { composerWords } from '../../core/composer/words';
import type { DraftProblem } from '../../core/posts/post-draft';

/** The `error` prop of a field, to be spread into it. */
export const problemText = (problem: DraftProblem | undefined): { readonly error?: string } =>
  problem ? { error: composerWords.problems[problem.kind] } : {};
