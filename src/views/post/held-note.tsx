import { postWords } from '../../core/comments/words';
import type { PostStatus } from '../../core/feed/post';
import { pathTo } from '../../core/navigation/screens';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import css from './held-note.module.css';

/** Tells the author of a post that is not public why nobody else sees it. */
export function HeldNote({ status }: { readonly status: PostStatus }) {
  if (status !== 'FLAGGED' && status !== 'AUTHOR_REJECTED') return undefined;
  const words = postWords.status[status];
  return (
    <div className={css.note} role="note">
      <Icon name={status === 'FLAGGED' ? 'clock' : 'circle-alert'} />
      <div>
        <p className={css.title}>{words.title}</p>
        <p>
          {words.text} <Anchor href={pathTo('guidelines')}>{words.rules}</Anchor>
        </p>
      </div>
    </div>
  );
}
