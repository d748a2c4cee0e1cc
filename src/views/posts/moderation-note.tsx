import type { ReactNode } from 'react';
import { postText } from '../../core/posts/comments-text';
import type { Post } from '../../core/posts/post';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import css from './moderation-note.module.css';

interface ModerationNoteProps {
  readonly post: Pick<Post, 'status' | 'holdReason'>;
  readonly children?: ReactNode;
}

/** Explains to the author why their post is not public. */
export function ModerationNote({ post: { status, holdReason }, children }: ModerationNoteProps) {
  if (status !== 'FLAGGED' && status !== 'AUTHOR_REJECTED') return undefined;
  const text = postText.status[status];
  // A rule added by a newer service has no text here, so it is not named.
  const why: string | undefined = holdReason && postText.holdReason[holdReason];
  return (
    <div className={css.note} role="note">
      <Icon name={status === 'FLAGGED' ? 'clock' : 'circle-alert'} />
      <div>
        <p className={css.title}>{text.title}</p>
        <p>
          {why && `${why} `}
          {text.text} <Anchor href={pathTo('guidelines')}>{text.rules}</Anchor>
        </p>
        {children}
      </div>
    </div>
  );
}
