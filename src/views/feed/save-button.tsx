import { observer } from 'mobx-react-lite';
import type { SavedPost } from '../../core/posts/saved-posts';
import { savedWords as words } from '../../core/posts/saved-words';
import { Icon } from '../kit/icon';
import css from './post-bar.module.css';
import { useSaving } from './use-saving';

export const SaveButton = observer(function SaveButton({ post }: { readonly post: SavedPost }) {
  const { saved, toggle } = useSaving(post);
  return (
    <button type="button" className={css.action} aria-pressed={saved} onClick={() => void toggle()}>
      <Icon name="bookmark" />
      <span className={css.text}>{words.save}</span>
    </button>
  );
});
