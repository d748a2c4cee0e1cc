import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { isBlank, MAX_COMMENT_LENGTH } from '../../core/posts/writing-rules';
import type { AuthorDecision } from '../../core/untraceable/untraceable-port';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import type { OwnPost } from '../../core/untraceable/wallet';
import { OwnUntraceableStore } from '../../stores/untraceable/own-untraceable-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { useStore } from '../use-store';
import css from './untraceable.module.css';

const text = untraceableText.own;

interface DecisionProps {
  readonly post: OwnPost;
  readonly decision: AuthorDecision;
}

/** Why a moderator hid the post, and the one appeal. */
export const UntraceableDecision = observer(function UntraceableDecision({ post, decision }: DecisionProps) {
  const { verdict, rule, text: reason, appeal } = decision;
  return (
    <div className={css.warning}>
      <p>{text.reason(rule, reason)}</p>
      {appeal === 'OPEN' && <p role="status">{text.appealed}</p>}
      {appeal === 'DECIDED' && <p>{text.decided}</p>}
      {appeal === 'NONE' && verdict === 'HIDE' && <Appeal post={post} />}
    </div>
  );
});

const Appeal = observer(function Appeal({ post }: Pick<DecisionProps, 'post'>) {
  const store = useStore(OwnUntraceableStore);
  const [appeal, setAppeal] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(appeal)) void store.act(post, { kind: 'APPEAL', text: appeal });
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <Field label={text.appealLabel}>
        <LimitedArea
          maxLength={MAX_COMMENT_LENGTH}
          value={appeal}
          onChange={(event) => setAppeal(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={store.busy === post.postId}>
          {text.appeal}
        </Button>
      </div>
    </form>
  );
});
