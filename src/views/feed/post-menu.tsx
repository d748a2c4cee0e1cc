import { useState } from 'react';
import type { Post } from '../../core/feed/post';
import { postMenuWords } from '../../core/feed/post-menu-words';
import { pathTo } from '../../core/navigation/screens';
import { ShareStore } from '../../stores/share-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { useStore } from '../use-store';
import css from './post-menu.module.css';
import { useFeedWords } from './use-feed-words';

/** What else one may do with a post. It comes with the first press on its button, and opens. */
export function PostMenu({ post }: { readonly post: Post }) {
  const [asked, setAsked] = useState(false);
  const shares = useStore(ShareStore);
  const { more } = useFeedWords().post;
  const close = () => setAsked(false);
  const copy = () => void shares.copy({ title: post.title, path: pathTo('post', { postId: post.id }) });
  return (
    <>
      <Menu
        startsOpen
        label={more}
        className={css.trigger ?? ''}
        trigger={<Icon name="ellipsis" />}
        items={[
          { label: postMenuWords.copyLink, icon: 'link', onSelect: copy },
          { label: postMenuWords.why, icon: 'circle-help', onSelect: () => setAsked(true) },
        ]}
      />
      {asked && (
        <Dialog
          open
          onClose={close}
          title={postMenuWords.whyTitle}
          size="small"
          footer={
            <Button look="ink" onClick={close}>
              {postMenuWords.whyDone}
            </Button>
          }
        >
          <p>{postMenuWords.reason[post.reason]}</p>
        </Dialog>
      )}
    </>
  );
}
