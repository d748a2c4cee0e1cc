import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MAX_COMMENT_LENGTH } from '../../core/posts/writing-rules';
import type { PostId } from '../../core/shared/ids';
import { pathTo } from '../../core/shell/screens';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { useStore } from '../use-store';
import { groupMessage } from './token-card';
import css from './untraceable.module.css';
import { Accepted, WriteForm } from './write-form';

const text = untraceableText.comment;

interface CommentDialogProps {
  readonly postId: PostId;
  readonly replyTo: string | undefined;
  readonly onClose: () => void;
}

/** A comment whose author no one can trace. */
export const UntraceableCommentDialog = observer(function UntraceableCommentDialog(
  props: CommentDialogProps,
) {
  const { postId, replyTo, onClose } = props;
  const store = useStore(UntraceableStore);
  useEffect(() => void store.open({ postId, replyTo }), [store, postId, replyTo]);
  const { group, appearsAt } = store;
  return (
    <Dialog open onClose={onClose} title={text.title} size="large">
      <div className={css.form}>
        <p>{text.lead}</p>
        <p role="status">{groupMessage(store)}</p>
        {!appearsAt && group.kind === 'usable' && <CommentForm />}
        {appearsAt && (
          <Accepted at={appearsAt}>
            <Button onClick={onClose}>{text.close}</Button>
          </Accepted>
        )}
        <Anchor className={css.more} href={pathTo('untraceable')} onClick={onClose}>
          {text.more}
        </Anchor>
      </div>
    </Dialog>
  );
});

const CommentForm = observer(function CommentForm() {
  const { draft, problem, change } = useStore(UntraceableStore);
  return (
    <WriteForm submit={text.post}>
      <ul className={css.points}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Field label={text.text} {...(problem === 'empty' && { error: text.empty })}>
        <LimitedArea
          maxLength={MAX_COMMENT_LENGTH}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
    </WriteForm>
  );
});
