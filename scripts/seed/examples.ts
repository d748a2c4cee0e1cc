import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { components } from '../../src/contracts/feed';

type Wire = components['schemas'];

/** The rows of the contracts' examples. */
export const examples: { readonly page: Wire['PostPage']; readonly comments: Wire['CommentPage'] } = parse(
  readFileSync(new URL('../../openapi/examples/feed.yaml', import.meta.url), 'utf8'),
);
