import { type ReactNode, useEffect, useRef, useState } from 'react';
import { postActionText as text } from '../../core/posts/post-text';
import { postProblems } from '../../core/posts/problem-text';
import { writingProblems } from '../../core/posts/writing-problem-text';
import { Failure } from '../../core/shared/failure';
import { problemMessage } from '../../core/shell/problem-message';
import { toastText } from '../../core/shell/toast-text';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './composer.module.css';

const problems = { ...postProblems, ...writingProblems };

interface ActionDialogProps {
  readonly title: string;
  readonly submit: string;
  /** The label of the button that closes it. */
  readonly cancel?: string;
  readonly size?: 'small';
  readonly onClose: () => void;
  /** Performs the action and returns the message to show; undefined leaves the dialog open without one. */
  readonly act: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** A dialog with one question; a failure shows inside it and keeps it open, or as a toast if the user has closed it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, submit, cancel = text.cancel, size, onClose, act, children } = props;
  const toasts = useStore(ToastStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const text = await act();
      if (text === undefined) return setBusy(false);
      toasts.show({ type: 'success', text1: text });
      // The user may have closed this dialog and opened another one.
      if (isOpen.current) onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      const message =
        error.kind === 'offline' ? toastText.offline : problemMessage(error, problems, text.failed);
      if (isOpen.current) setFailure(message);
      else toasts.show({ type: 'failure', text1: message });
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button look="ink" busy={busy} onClick={run}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} {...(size && { size })}>
      <div className={css.form}>
        {children}
        {failure && (
          <p className={css.trouble} role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
