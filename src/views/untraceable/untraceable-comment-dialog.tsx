import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { MAX_COMMENT_LENGTH } from '../../core/posts/writing-rules';
import type { PostId } from '../../core/shared/ids';
import { dayAndHour } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { CheckRow } from '../shared/check-row';
import { useStore } from '../use-store';
import { saveKey } from './save-key';
import { groupMessage } from './token-card';
import css from './untraceable.module.css';
import { messageOf, Warnings } from './untraceable-form';

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
        {appearsAt ? <Posted at={appearsAt} onClose={onClose} /> : group.kind === 'usable' && <CommentForm />}
        <Anchor className={css.quiet} href={pathTo('untraceable')} onClick={onClose}>
          {text.more}
        </Anchor>
      </div>
    </Dialog>
  );
});

const CommentForm = observer(function CommentForm() {
  const store = useStore(UntraceableStore);
  const { draft, problem } = store;
  const [first, last] = store.between;
  const post = (event: FormEvent) => {
    event.preventDefault();
    void store.post();
  };
  return (
    <form className={css.form} onSubmit={post} noValidate autoComplete="off">
      <ul className={css.points}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Field label={text.text} {...(problem === 'empty' && { error: text.empty })}>
        <TextArea
          maxLength={MAX_COMMENT_LENGTH}
          value={draft.text}
          onChange={(event) => store.change({ text: event.target.value })}
        />
      </Field>
      <Warnings />
      <CheckRow
        label={untraceableText.write.understood}
        on={draft.understood}
        onChange={(understood) => store.change({ understood })}
      />
      <p className={css.quiet}>{untraceableText.write.between(dayAndHour(first), dayAndHour(last))}</p>
      <p className={css.error} role="alert">
        {messageOf(problem)}
      </p>
      <div>
        <Button type="submit" look="gold" busy={store.busy}>
          {text.post}
        </Button>
      </div>
    </form>
  );
});

const Posted = observer(function Posted({
  at,
  onClose,
}: {
  readonly at: Date;
  readonly onClose: () => void;
}) {
  const [comment] = useStore(UntraceableStore).wallet.posts;
  return (
    <>
      <p role="status">{untraceableText.done.text(dayAndHour(at))}</p>
      <div className={css.actions}>
        {comment && (
          <Button look="gold" onClick={() => saveKey(comment)}>
            {untraceableText.own.exportKey}
          </Button>
        )}
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </>
  );
});
