import { postWords } from '../../core/comments/words';
import { pathTo } from '../../core/navigation/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { VisuallyHidden } from '../kit/visually-hidden';

/** Stands where a post stood that its author took down. */
export const GonePost = () => (
  <Card as="article">
    <h1>
      <VisuallyHidden>{postWords.gone.head}</VisuallyHidden>
    </h1>
    <EmptyState
      title={postWords.gone.title}
      text={postWords.gone.text}
      action={
        <Button icon="house" href={pathTo('home')}>
          {postWords.gone.home}
        </Button>
      }
    />
  </Card>
);
