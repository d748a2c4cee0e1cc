import type { Post } from '../../core/posts/post';
import { pathTo } from '../../core/shell/screens';
import { OfferComparison } from '../calculators/offer-comparison';

interface PostComparisonProps {
  readonly post: Pick<Post, 'id' | 'title' | 'salary'>;
}

/** Which offer of a post is better; the post itself shows the offers. */
export const Part = ({ post: { id, title, salary } }: PostComparisonProps) => (
  <OfferComparison
    withOffers={false}
    offers={(salary?.offers ?? []).map(({ company, fixed, variable, stock, inHand }) => ({
      name: company,
      fixed,
      bonus: variable,
      stock,
      inHand,
    }))}
    shareable={{ title, path: pathTo('post', { postId: id }) }}
  />
);
