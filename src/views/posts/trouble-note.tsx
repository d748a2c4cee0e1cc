import { postWords } from '../../core/posts/comments-words';
import { excerpt } from '../../core/posts/contact-details';
import type { Failure } from '../../core/shared/failure';
import { waitOr } from '../../core/shell/wait-or';
import type { TalkTrouble } from '../../stores/posts/talking-store';
import { Button } from '../kit/button';
import { Highlight } from '../kit/highlight';
import css from './comment-box.module.css';

const words = postWords.trouble;

interface TroubleNoteProps {
  readonly id: string;
  readonly trouble: TalkTrouble;
  readonly text: string;
  readonly onTakeOut: () => void;
}

export function TroubleNote({ id, trouble, text, onTakeOut }: TroubleNoteProps) {
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
            {words.takeOut}
          </Button>
        </>
      )}
    </div>
  );
}

function sentence(trouble: TalkTrouble): string {
  switch (trouble.kind) {
    case 'empty':
      return words.empty;
    case 'long':
      return words.long(trouble.by);
    case 'contact':
      return words.contact;
    case 'failed':
      return ofFailure(trouble.failure);
  }
}

const BY_CODE: Readonly<Record<string, string>> = {
  OTHER_FACE_HERE: words.face,
  NO_SUCH_FACE: words.noFace,
  TOO_LATE: words.late,
  CONTACT_DETAILS: words.contact,
  EMPTY: words.empty,
};

function ofFailure(failure: Failure): string {
  const { code, kind } = failure;
  if (code !== undefined && BY_CODE[code]) return BY_CODE[code];
  if (kind === 'notFound') return words.gone;
  return kind === 'offline' ? words.offline : waitOr(failure, words.failed);
}
