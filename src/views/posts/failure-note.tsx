import { postText } from '../../core/posts/comments-text';
import { excerpt } from '../../core/posts/contact-details';
import type { Failure } from '../../core/shared/failure';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { CommentFailure } from '../../stores/posts/comment-writing-store';
import { Button } from '../kit/button';
import { Highlight } from '../kit/highlight';
import css from './comment-box.module.css';

const texts = postText.trouble;

interface FailureNoteProps {
  readonly id: string;
  readonly trouble: CommentFailure;
  readonly text: string;
  readonly onTakeOut: () => void;
}

export function FailureNote({ id, trouble, text, onTakeOut }: FailureNoteProps) {
  return (
    <div id={id} className={css.trouble} role="alert">
      <p>{sentence(trouble)}</p>
      {trouble.kind === 'contact' && (
        <>
          <ul className={css.found}>
            {trouble.spans.map((span) => (
              <li key={span.start} dir="auto">
                <Highlight {...excerpt(text, span)} tone="dislike" />
              </li>
            ))}
          </ul>
          <Button size="small" onClick={onTakeOut}>
            {texts.takeOut}
          </Button>
        </>
      )}
    </div>
  );
}

function sentence(trouble: CommentFailure): string {
  switch (trouble.kind) {
    case 'empty':
      return texts.empty;
    case 'long':
      return texts.long(trouble.by);
    case 'contact':
      return texts.contact;
    case 'failed':
      return ofFailure(trouble.failure);
  }
}

const BY_CODE: Readonly<Record<string, string>> = {
  OTHER_ALIAS_HERE: texts.alias,
  NO_SUCH_ALIAS: texts.noAlias,
  TOO_LATE: texts.late,
  CONTACT_DETAILS: texts.contact,
  EMPTY: texts.empty,
};

function ofFailure(failure: Failure): string {
  const { code, kind } = failure;
  if (code !== undefined && BY_CODE[code]) return BY_CODE[code];
  if (kind === 'notFound') return texts.gone;
  return kind === 'offline' ? texts.offline : retryAfterMessageOr(failure, texts.failed);
}
