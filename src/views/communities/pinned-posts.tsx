import { observer } from 'mobx-react-lite';
import { communityText } from '../../core/communities/text';
import { pathTo } from '../../core/shell/screens';
import { PinnedStore } from '../../stores/posts/pinned-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './pinned-posts.module.css';

export const PinnedPosts = observer(function PinnedPosts() {
  const { posts } = useStore(PinnedStore);
  if (posts.length === 0) return undefined;
  return (
    <Card className={css.pinned} aria-label={communityText.page.pinned}>
      <ul>
        {posts.map(({ id, title }) => (
          <li key={id}>
            <Anchor className={css.link} href={pathTo('post', { postId: id })}>
              <Icon name="pin" />
              <span className={css.sign}>{communityText.page.pinned}</span>
              <bdi>{title}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
});
