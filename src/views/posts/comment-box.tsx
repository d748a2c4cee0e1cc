import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import type { CommentList } from '../../core/posts/comment-list';
import { type Target, targetKey } from '../../core/posts/comment-writer';
import { postText } from '../../core/posts/comments-text';
import { mentionableAliases } from '../../core/posts/mentionable-aliases';
import { charactersLeft, MAX_COMMENT_LENGTH } from '../../core/posts/writing-rules';
import { loaded } from '../../core/shared/loadable';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { CommentWritingStore } from '../../stores/posts/comment-writing-store';
import { PostStore } from '../../stores/posts/post-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { IdentityPicker } from '../composer/identity-picker';
import { MentionArea } from '../composer/mention-area';
import { Button } from '../kit/button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './comment-box.module.css';
import { FailureNote } from './failure-note';
import { useBackToComment } from './use-back-to-comment';
import { useFocusOnOpen } from './use-focus-on-open';

const texts = postText.write;
/** The remaining characters show from here on. */
const SHOW_LEFT_FROM = 200;

interface CommentBoxProps {
  readonly target: Target;
  readonly label: string;
  readonly prompt?: string;
  readonly send: string;
  readonly otherwise?: string;
  /** Another way to send, before the buttons. */
  readonly otherWay?: ReactNode;
  readonly onCancel?: () => void;
}

export const CommentBox = observer(function CommentBox(props: CommentBoxProps) {
  const { target, label, prompt, send, otherwise, otherWay, onCancel } = props;
  const store = useStore(CommentWritingStore);
  const profiles = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const failureId = useId();
  const formId = useId();
  const key = targetKey(target);
  useEffect(() => {
    const [kind, id] = key.split(' ') as [Target['kind'], string];
    return store.begin({ kind, id }, otherwise);
  }, [store, key, otherwise]);
  useBackToComment(target.kind === 'post' ? undefined : target.id);
  const box = useFocusOnOpen();
  const posts = useStore(PostStore);
  const aliases = mentionableAliases(loaded(posts.post), loaded<CommentList>(posts.talk)?.comments ?? []);
  const text = store.textOf(target);
  const trouble = store.failureAt(target);
  const busy = store.pendingAt(target) !== undefined;
  const submit = () => void store.send(target, profiles.profiles?.selected ?? 'ANONYMOUS').catch(fail);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <div ref={box} className={css.box}>
      <form
        id={formId}
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {target.kind !== 'edit' && <IdentityPicker />}
        <MentionArea
          aliases={aliases}
          aria-label={label}
          placeholder={prompt}
          rows={target.kind === 'post' ? 2 : 3}
          value={text}
          aria-invalid={trouble !== undefined || undefined}
          aria-describedby={trouble && failureId}
          onKeyDown={keys}
          onText={(written) => store.write(target, written)}
          onMention={(mention, written) => store.mention(target, mention, written)}
        />
        {trouble && (
          <FailureNote
            id={failureId}
            trouble={trouble}
            text={text}
            onTakeOut={() => store.removeContacts(target)}
          />
        )}
        <noscript>
          <p className={css.note}>{texts.noScripts}</p>
        </noscript>
      </form>
      {/* Outside the form: the dialog of the other way has a form of its own. */}
      <div className={css.row}>
        {otherWay}
        <Left text={text} />
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" form={formId} look="gold" icon="send" busy={busy}>
          {send}
        </Button>
      </div>
    </div>
  );
});

function Left({ text }: { readonly text: string }) {
  const left = charactersLeft(text, MAX_COMMENT_LENGTH);
  if (left > SHOW_LEFT_FROM) return <span className={css.left} />;
  return (
    <span className={css.left} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{texts.left(Math.max(0, left))}</VisuallyHidden>
    </span>
  );
}
