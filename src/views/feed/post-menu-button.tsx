import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../../stores/shared/toast-store';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import menu from '../kit/menu.module.css';
import { afterPaint } from '../shared/after-paint';
import { useStore } from '../use-store';
import css from './post-menu.module.css';

const load = () => import(/* webpackChunkName: "post-menu" */ './post-menu');

/** Prefetches the menu on hover or focus. */
const prefetch = () => void load().catch(() => undefined);

/** A placeholder until the user opens the menu, which is rare. */
export function PostMenuButton({ post }: { readonly post: Post }) {
  const [Menu, setMenu] = useState<ComponentType<{ readonly post: Post }>>();
  const text = feedText.post;
  const toasts = useStore(ToastStore);
  const open = async () => {
    try {
      const [file] = await Promise.all([load(), afterPaint()]);
      setMenu(() => file.PostMenu);
    } catch (cause) {
      toasts.fail(new Failure('unavailable', 'loadMenu', 0, { cause }));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  };
  if (Menu) return <Menu post={post} />;
  return (
    <button
      type="button"
      className={classNames(menu.trigger, css.trigger)}
      aria-label={text.more}
      aria-haspopup="menu"
      aria-expanded={false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <Icon name="ellipsis" />
    </button>
  );
}
