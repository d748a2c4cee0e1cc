import { postWords } from '../../core/posts/comments-words';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { VisuallyHidden } from '../kit/visually-hidden';

interface GonePostProps {
  readonly why: 'gone' | 'underReview';
}

export const GonePost = ({ why }: GonePostProps) => (
  <Card as="article">
    <h1>
      <VisuallyHidden>{postWords[why].head}</VisuallyHidden>
    </h1>
    <EmptyState
      title={postWords[why].title}
      text={postWords[why].text}
      action={
        <Button icon="house" href={pathTo('home')}>
          {postWords[why].home}
        </Button>
      }
    />
  </Card>
);
