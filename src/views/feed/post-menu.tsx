import { useState } from 'react';
import type { Post } from '../../core/feed/post';
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
  const { post: words, reason } = useFeedWords();
  const close = () => setAsked(false);
  const copy = () => void shares.copy({ title: post.title, path: pathTo('post', { postId: post.id }) });
  return (
    <>
      <Menu
        startsOpen
        label={words.more}
        className={css.trigger ?? ''}
        trigger={<Icon name="ellipsis" />}
        items={[
          { label: words.copyLink, icon: 'link', onSelect: copy },
          { label: words.why, icon: 'circle-help', onSelect: () => setAsked(true) },
        ]}
      />
      {asked && (
        <Dialog
          open
          onClose={close}
          title={words.whyTitle}
          size="small"
          footer={
            <Button look="ink" onClick={close}>
              {words.whyDone}
            </Button>
          }
        >
          <p>{reason[post.reason]}</p>
        </Dialog>
      )}
    </>
  );
}
