import { composerText } from '../../core/composer/text';
import type { DraftProblem } from '../../core/posts/post-draft';

/** The `error` prop of a field, to be spread into it. */
export const problemText = (problem: DraftProblem | undefined): { readonly error?: string } =>
  problem ? { error: composerText.problems[problem.kind] } : {};
