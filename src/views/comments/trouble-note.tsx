import { postWords } from '../../core/comments/words';
import type { TextSpan } from '../../core/feed/post';
import type { Failure } from '../../core/shared/failure';
import type { TalkTrouble } from '../../stores/talking-store';
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

/** Why the words did not go out, with what stands in the way marked. */
export function TroubleNote({ id, trouble, text, onTakeOut }: TroubleNoteProps) {
  return (
    <div id={id} className={css.trouble} role="alert">
      <p>{sentence(trouble)}</p>
      {trouble.kind === 'contact' && (
        <>
          <ul className={css.found}>
            {trouble.spans.map((span) => (
              <li key={span.start} dir="auto">
                <Found text={text} span={span} />
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

const AROUND = 24;

/** What was found, marked, with a little of what stands around it. */
function Found({ text, span }: { readonly text: string; readonly span: TextSpan }) {
  const from = Math.max(0, span.start - AROUND);
  const shown = text.slice(from, span.end + AROUND);
  return <Highlight text={shown} span={{ start: span.start - from, end: span.end - from }} tone="dislike" />;
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

function ofFailure({ code, kind }: Failure): string {
  if (code !== undefined && BY_CODE[code]) return BY_CODE[code];
  if (kind === 'notFound') return words.gone;
  return kind === 'offline' ? words.offline : words.failed;
}
