import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Post } from '../../core/posts/post';
import { postActionWords as words } from '../../core/posts/post-words';
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
    return pinned ? words.unpinned : words.pinned;
  };
  return (
    <ActionDialog
      title={pinned ? words.unpinTitle : words.pinTitle}
      submit={pinned ? words.unpinNow : words.pinNow}
      onClose={onClose}
      act={act}
    >
      <p>{pinned ? words.unpinText : words.pinText}</p>
    </ActionDialog>
  );
});
