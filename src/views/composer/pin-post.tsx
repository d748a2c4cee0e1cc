import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Post } from '../../core/posts/post';
import { postActionText as text } from '../../core/posts/post-text';
import { PinStore } from '../../stores/posts/pin-store';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';

interface PinPostProps {
  readonly post: Post;
  readonly onClose: () => void;
}

export const PinPost = observer(function PinPost({ post, onClose }: PinPostProps) {
  const store = useStore(PinStore);
  useEffect(() => void store.open(post), [store, post]);
  if (store.pinned === undefined) return undefined;
  const { pinned } = store;
  const act = async () => {
    await store.set(post, !pinned);
    return pinned ? text.unpinned : text.pinned;
  };
  return (
    <ActionDialog
      title={pinned ? text.unpinTitle : text.pinTitle}
      submit={pinned ? text.unpinNow : text.pinNow}
      onClose={onClose}
      act={act}
    >
      <p>{pinned ? text.unpinText : text.pinText}</p>
    </ActionDialog>
  );
});
