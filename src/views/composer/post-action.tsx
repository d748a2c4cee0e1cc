import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ComposerExtras } from '../../core/composer/composer-extras';
import type { Post } from '../../core/feed/post';
import { pathTo } from '../../core/navigation/screens';
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '../../core/post/post-actions-port';
import { postActionWords as words } from '../../core/post/words';
import { Failure } from '../../core/shared/failure';
import { ShellExtras } from '../../core/shell/shell-extras';
import { FeedStore } from '../../stores/feed-store';
import { PostActionsStore } from '../../stores/post-actions-store';
import { ToastStore } from '../../stores/toast-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './composer.module.css';

export type PostActionName = 'edit' | 'remove' | 'report' | 'notInterested' | 'wantAnswer';

interface PostActionProps {
  readonly action: PostActionName;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Waits for what acting on a post needs; it comes when somebody wants to. */
export function PostAction(props: PostActionProps) {
  use(useStore(ShellExtras).load());
  use(useStore(ComposerExtras).load());
  switch (props.action) {
    case 'edit':
      return <EditPost {...props} />;
    case 'remove':
      return <RemovePost {...props} />;
    case 'report':
      return <ReportPost {...props} />;
    case 'notInterested':
    case 'wantAnswer':
      return <AtOnce {...props} />;
  }
}

/** What needs no question is done as soon as everything for it is here, and told. */
function AtOnce({ action, post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const feed = useStore(FeedStore);
  const toasts = useStore(ToastStore);
  const begun = useRef(false);
  useEffect(() => {
    // Once for each time it was chosen, whatever is drawn anew meanwhile.
    if (begun.current) return;
    begun.current = true;
    const act = async () => {
      if (action === 'wantAnswer') return words.wanted(await actions.wantAnswer(post));
      await actions.seeNoMore(post);
      await feed.refresh();
      return words.hidden;
    };
    const tell = (type: 'success' | 'failure', text1: string) => toasts.show({ type, text1 });
    act()
      .then((text) => tell('success', text))
      .catch((error: unknown) => {
        if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
        tell('failure', words.failed);
      })
      .finally(onClose);
  }, [action, actions, feed, onClose, post, toasts]);
  return undefined;
}

interface FormProps {
  readonly title: string;
  readonly submit: string;
  readonly onClose: () => void;
  /** Does it, and says what to tell. */
  readonly act: () => Promise<string>;
  readonly children: ReactNode;
}

/** One question, done or not: what went wrong stands in it. */
function ActionDialog({ title, submit, onClose, act, children }: FormProps) {
  const toasts = useStore(ToastStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = async () => {
    setBusy(true);
    try {
      toasts.show({ type: 'success', text1: await act() });
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      setFailure(error);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button look="ink" busy={busy} onClick={run}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <div className={css.form}>
        {children}
        {failure && (
          <p className={css.trouble} role="alert">
            {failure.code ? failure.message : words.failed}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function EditPost({ post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState(post.title);
  const [text, setText] = useState(post.text);
  const act = async () => {
    const { status } = await actions.change(post, { title, text });
    await revalidate();
    return status === 'FLAGGED' ? words.held : words.saved;
  };
  return (
    <ActionDialog title={words.editTitle} submit={words.save} onClose={onClose} act={act}>
      <Field label={words.titleLabel}>
        <TextInput dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={words.textLabel}>
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className={css.note}>{words.editNote}</p>
    </ActionDialog>
  );
}

function RemovePost({ post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const feed = useStore(FeedStore);
  const navigate = useNavigate();
  const act = async () => {
    await actions.takeDown(post);
    await navigate(pathTo('home'));
    await feed.refresh();
    return words.removed;
  };
  return (
    <ActionDialog title={words.removeTitle} submit={words.remove} onClose={onClose} act={act}>
      <p>{words.removeText}</p>
    </ActionDialog>
  );
}

function ReportPost({ post, onClose }: PostActionProps) {
  const actions = useStore(PostActionsStore);
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useState('');
  const act = async () => {
    await actions.report(post, reason, note);
    return words.reported;
  };
  return (
    <ActionDialog title={words.reportTitle} submit={words.report} onClose={onClose} act={act}>
      <Field label={words.reportTitle}>
        <Select
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'OTHER')}
        />
      </Field>
      <Field label={words.reportNote} hint={words.optional}>
        <TextArea
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
