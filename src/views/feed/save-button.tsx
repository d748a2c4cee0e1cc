import { observer } from 'mobx-react-lite';
import type { SavedPost } from '../../core/posts/saved-posts';
import { savedText as text } from '../../core/posts/saved-text';
import { Icon } from '../kit/icon';
import css from './post-bar.module.css';
import { useSaving } from './use-saving';

export const SaveButton = observer(function SaveButton({ post }: { readonly post: SavedPost }) {
  const { saved, toggle } = useSaving(post);
  return (
    <button type="button" className={css.action} aria-pressed={saved} onClick={toggle}>
      <Icon name="bookmark" />
      <span className={css.text}>{text.save}</span>
    </button>
  );
});
