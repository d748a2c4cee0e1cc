import type { ReactNode } from 'react';
import { postWords } from '../../core/posts/comments-words';
import type { Post } from '../../core/posts/post';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import css from './held-note.module.css';

interface HeldNoteProps {
  readonly post: Pick<Post, 'status' | 'heldFor'>;
  readonly children?: ReactNode;
}

/** Explains to the author why their post is not public. */
export function HeldNote({ post: { status, heldFor }, children }: HeldNoteProps) {
  if (status !== 'FLAGGED' && status !== 'AUTHOR_REJECTED') return undefined;
  const words = postWords.status[status];
  // A rule added by a newer service has no text here, so it is not named.
  const why: string | undefined = heldFor && postWords.heldFor[heldFor];
  return (
    <div className={css.note} role="note">
      <Icon name={status === 'FLAGGED' ? 'clock' : 'circle-alert'} />
      <div>
        <p className={css.title}>{words.title}</p>
        <p>
          {why && `${why} `}
          {words.text} <Anchor href={pathTo('guidelines')}>{words.rules}</Anchor>
        </p>
        {children}
      </div>
    </div>
  );
}
