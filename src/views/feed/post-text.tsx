import { type MouseEvent, useState } from 'react';
import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { preview } from '../../core/shared/preview';
import { pathTo } from '../../core/shell/first-screens';
import { Anchor } from '../kit/anchor';
import { RichText } from '../kit/rich-text';
import css from './post-text.module.css';

interface PostTextProps {
  readonly post: Post;
  readonly limit: number;
}

const opened = new WeakSet<Post>();

/** "Read more" expands the rest in place, or links to the post if the list has only an excerpt. */
export function PostText({ post, limit }: PostTextProps) {
  const [whole, setWhole] = useState(() => opened.has(post));
  const texts = feedText.post;
  const { text, cut } = preview(post.text, whole ? Number.POSITIVE_INFINITY : limit);
  const unfinished = post.shortened && !cut && !text.endsWith('…');
  const open = (event: MouseEvent) => {
    if (post.shortened) return;
    event.preventDefault();
    opened.add(post);
    setWhole(true);
  };
  return (
    <p className={css.text} dir="auto">
      <RichText text={unfinished ? `${text}…` : text} {...(post.highlight && { span: post.highlight })} />
      {(cut || post.shortened) && (
        <>
          {' '}
          <Anchor className={css.more} href={pathTo('post', { postId: post.id })} onClick={open}>
            {texts.readMore}
          </Anchor>
        </>
      )}
    </p>
  );
}
