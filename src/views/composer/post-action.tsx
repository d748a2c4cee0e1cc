import { use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ComposerExtras } from '../../core/composer/composer-extras';
import type { Post } from '../../core/posts/post';
import { postActionText as texts } from '../../core/posts/post-text';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/screens';
import { ShellExtras } from '../../core/shell/shell-extras';
import { FeedStore } from '../../stores/feed/feed-store';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';
import { EditPost } from './edit-post';
import { leaveFeed } from './leave-feed';
import { PinPost } from './pin-post';
import { ReportDialog } from './report-dialog';

export type PostActionName = 'edit' | 'remove' | 'report' | 'notInterested' | 'wantAnswer' | 'pin';

interface PostActionProps {
  readonly action: PostActionName;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Waits for the code of post actions, loaded on first use. */
export function PostAction(props: PostActionProps) {
  use(useStore(ShellExtras).load());
  use(useStore(ComposerExtras).load());
  switch (props.action) {
    case 'edit':
      return <EditPost {...props} />;
    case 'remove':
      return <RemovePost {...props} />;
    case 'pin':
      return <PinPost {...props} />;
    case 'report':
      return <ReportDialog thing={{ id: props.post.id, kind: 'POST' }} onClose={props.onClose} />;
    case 'notInterested':
    case 'wantAnswer':
      return <AtOnce {...props} />;
  }
}

/** Runs an action that needs no confirmation once its code is loaded, and shows the result. */
function AtOnce({ action, post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const feed = useStore(FeedStore);
  const toasts = useStore(ToastStore);
  const started = useRef(false);
  useEffect(() => {
    // Runs once per selection, even if effects run again.
    if (started.current) return;
    started.current = true;
    const act = async () => {
      if (action === 'wantAnswer') return texts.wanted(await actions.wantAnswer(post));
      await actions.hide(post);
      await leaveFeed(post, feed.refresh);
      return texts.hidden;
    };
    const listener = (type: 'success' | 'failure', text1: string) => toasts.show({ type, text1 });
    act()
      .then((text) => listener('success', text))
      .catch((error: unknown) => {
        if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
        listener('failure', texts.failed);
      })
      .finally(onClose);
  }, [action, actions, feed, onClose, post, toasts]);
  return undefined;
}

function RemovePost({ post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const feed = useStore(FeedStore);
  const navigate = useNavigate();
  const act = async () => {
    await actions.takeDown(post);
    await navigate(pathTo('home'));
    await leaveFeed(post, feed.refresh);
    return texts.removed;
  };
  return (
    <ActionDialog title={texts.removeTitle} submit={texts.remove} onClose={onClose} act={act}>
      <p>{texts.removeText}</p>
    </ActionDialog>
  );
}
