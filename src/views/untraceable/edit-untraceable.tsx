import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import {
  isBlank,
  MAX_COMMENT_LENGTH,
  MAX_POST_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../core/posts/writing-rules';
import type { AuthorView } from '../../core/untraceable/untraceable-port';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import type { OwnPost } from '../../core/untraceable/wallet';
import { OwnUntraceableStore } from '../../stores/untraceable/own-untraceable-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './untraceable.module.css';

interface EditProps {
  readonly post: OwnPost;
  readonly view: AuthorView;
  readonly onDone: () => void;
}

export const EditUntraceable = observer(function EditUntraceable({ post, view, onDone }: EditProps) {
  const store = useStore(OwnUntraceableStore);
  const [title, setTitle] = useState(view.title);
  const [text, setText] = useState(view.text);
  const [isEmpty, setEmpty] = useState(false);
  const isComment = post.commentOn !== undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = isBlank(isComment ? text : title);
    setEmpty(isMissing);
    if (!isMissing && (await store.act(post, { kind: 'EDIT', title, text }))) onDone();
  };
  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      {!isComment && (
        <Field label={untraceableText.write.title} {...(isEmpty && { error: untraceableText.write.empty })}>
          <TextInput
            maxLength={MAX_TITLE_LENGTH}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
      )}
      <Field
        label={untraceableText.write.text}
        {...(isComment && isEmpty && { error: untraceableText.comment.empty })}
      >
        <LimitedArea
          maxLength={isComment ? MAX_COMMENT_LENGTH : MAX_POST_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" look="ink" busy={store.busy === post.postId}>
          {untraceableText.own.save}
        </Button>
        <Button look="plain" onClick={onDone}>
          {untraceableText.own.cancel}
        </Button>
      </div>
    </form>
  );
});
