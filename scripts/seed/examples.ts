import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { components } from '../../src/contracts/feed';

type Wire = components['schemas'];

interface FeedExamples {
  readonly FeedPage: { readonly value: Wire['PostPage'] };
  readonly CommentPage: { readonly value: Wire['CommentPage'] };
}

const { components: shared } = parse(
  readFileSync(new URL('../../openapi/examples/feed.yaml', import.meta.url), 'utf8'),
) as { readonly components: { readonly examples: FeedExamples } };

/** The rows of the contracts' examples. */
export const examples = { page: shared.examples.FeedPage.value, comments: shared.examples.CommentPage.value };
