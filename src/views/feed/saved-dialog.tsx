import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { savedText as text } from '../../core/posts/saved-text';
import { pathTo } from '../../core/shell/screens';
import { SavedPostsStore } from '../../stores/posts/saved-posts-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { continueInPlace } from '../kit/continue-in-place';
import { Dialog } from '../kit/dialog';
import { EmptyState } from '../kit/empty-state';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import css from './saved-dialog.module.css';

export const Part = observer(function SavedDialog() {
  const shell = useStore(ShellStore);
  const saved = useStore(SavedPostsStore);
  const open = shell.overlay === 'saved';
  useEffect(() => {
    if (open) saved.open();
  }, [open, saved]);
  return (
    <Dialog open={open} onClose={shell.close} title={text.title}>
      <p className={css.lead}>{text.lead}</p>
      {saved.posts.length === 0 ? (
        <EmptyState {...text.empty} />
      ) : (
        <ul className={css.list}>
          {saved.posts.map(({ id, title, isJob }) => (
            <li key={id} className={css.row}>
              <Anchor
                className={css.post}
                dir="auto"
                href={isJob ? pathTo('job', { jobId: id }) : pathTo('post', { postId: id })}
                onClick={shell.close}
              >
                {title}
              </Anchor>
              <IconButton
                icon="x"
                label={text.remove(title)}
                onClick={() => void continueInPlace(async () => saved.remove(id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
});
