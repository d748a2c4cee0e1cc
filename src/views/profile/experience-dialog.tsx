import { type FormEvent, type ReactNode, useId } from 'react';
import { profileText as text } from '../../core/profile/text';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { Dialog } from '../kit/dialog';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { Skeleton } from '../kit/skeleton';
import css from './profile.module.css';
import { useLists } from './use-lists';

interface ExperienceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly busy: boolean;
  /** Whether the form was opened with unsent changes. */
  readonly kept: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** Focuses the first invalid field after a failed validation. */
export function ExperienceDialog({ onSave, onDiscard, children, ...dialog }: ExperienceDialogProps) {
  const { open, title, busy, kept, onClose } = dialog;
  const form = useId();
  const here = useLists(open);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    await onSave();
    focusFirstProblem(sent);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="medium"
      footer={
        <Button type="submit" form={form} look="gold" wide busy={busy}>
          {text.save}
        </Button>
      }
    >
      <form id={form} className={css.form} onSubmit={send} noValidate>
        {here && kept && <UnsavedChanges busy={busy} onDiscard={onDiscard} />}
        {here ? children : <Skeleton lines={6} />}
      </form>
    </Dialog>
  );
}

/** Without its button, the focus moves to the first field. */
function UnsavedChanges({ busy, onDiscard }: Pick<ExperienceDialogProps, 'busy' | 'onDiscard'>) {
  return (
    <div className={css.unsaved}>
      <small>{text.unsaved}</small>
      <Button size="small" disabled={busy} onClick={() => void continueInPlace(async () => onDiscard())}>
        {text.discard}
      </Button>
    </div>
  );
}
