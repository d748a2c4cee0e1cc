import { postText } from '../../core/posts/comments-text';
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
      <VisuallyHidden>{postText[why].head}</VisuallyHidden>
    </h1>
    <EmptyState
      title={postText[why].title}
      text={postText[why].text}
      action={
        <Button icon="house" href={pathTo('home')}>
          {postText[why].home}
        </Button>
      }
    />
  </Card>
);
