import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { moderationProblems } from '../../core/moderation/problem-text';
import { writingProblems } from '../../core/posts/writing-problem-text';
import type { Failure } from '../../core/shared/failure';
import { problemTextOf } from '../../core/shared/problem-text-of';
import { dayAndHour } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { untraceableProblems } from '../../core/untraceable/problem-text';
import type { AuthorView } from '../../core/untraceable/untraceable-port';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import type { OwnPost } from '../../core/untraceable/wallet';
import { OwnUntraceableStore } from '../../stores/untraceable/own-untraceable-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { EditUntraceable } from './edit-untraceable';
import { saveKey } from './save-key';
import { SecondPress } from './second-press';
import css from './untraceable.module.css';
import { UntraceableDecision } from './untraceable-decision';

const text = untraceableText.own;
const problems = { ...writingProblems, ...moderationProblems, ...untraceableProblems };

interface Own {
  readonly post: OwnPost;
}

export const OwnUntraceablePost = observer(function OwnUntraceablePost({ post }: Own) {
  const store = useStore(OwnUntraceableStore);
  const view = store.views.get(post.postId);
  const failure = store.failures.get(post.postId);
  return (
    <article className={css.post}>
      <h3>{post.commentOn ? text.comment(post.title) : view?.title || post.title}</h3>
      {view && <Status view={view} />}
      {post.unconfirmedToken !== undefined && <p role="status">{text.unconfirmed}</p>}
      {failure && (
        <p className={css.error} role="alert">
          {messageOf(failure, post)}
        </p>
      )}
      {view?.decision && <UntraceableDecision post={post} decision={view.decision} />}
      {view && view.status !== 'DELETED' && <Changes post={post} view={view} />}
      <div className={css.actions}>
        <Button busy={store.busy === post.postId} onClick={() => void store.act(post, { kind: 'READ' })}>
          {text.load}
        </Button>
        <Button onClick={() => saveKey(post)}>{text.exportKey}</Button>
        <SecondPress label={text.forget} confirm={text.forgetConfirm} onConfirm={() => store.forget(post)} />
      </div>
    </article>
  );
});

function messageOf({ code, kind }: Failure, { unconfirmedToken }: OwnPost): string {
  if (code === 'KEY_UNUSABLE') return text.keyUnusable;
  if (code === 'NOT_SAVED') return text.notSaved;
  if (code === 'MAYBE_SAVED') return text.maybeSaved;
  if (kind === 'notFound' && unconfirmedToken !== undefined) return text.notArrived;
  return problemTextOf(problems, code) ?? text.failed;
}

const Status = ({ view }: { readonly view: AuthorView }) => (
  <>
    <p role="status">
      {text.status[view.status]}
      {view.status === 'WAITING' && `. ${text.appears(dayAndHour(view.appearsAt))}`}
    </p>
    {view.status === 'LIVE' && <p className={css.quiet}>{text.replies(view.replies.length)}</p>}
    {view.replies.length > 0 && (
      <ul className={css.replies}>
        {view.replies.map(({ author, text: reply }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies have no id and are replaced together
          <li key={place}>
            <b>{author}</b> {reply}
          </li>
        ))}
      </ul>
    )}
  </>
);

const Changes = observer(function Changes({ post, view }: Own & { readonly view: AuthorView }) {
  const store = useStore(OwnUntraceableStore);
  const [editing, setEditing] = useState(false);
  if (editing) return <EditUntraceable post={post} view={view} onDone={() => setEditing(false)} />;
  return (
    <div className={css.actions}>
      {view.status === 'LIVE' && (
        <Button href={pathTo('post', { postId: post.commentOn ?? post.postId })}>{text.open}</Button>
      )}
      {view.editable && <Button onClick={() => setEditing(true)}>{text.edit}</Button>}
      <SecondPress
        label={post.commentOn ? text.removeComment : text.remove}
        confirm={text.confirm}
        onConfirm={() => void store.act(post, { kind: 'DELETE' })}
      />
    </div>
  );
});
