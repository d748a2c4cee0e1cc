import { type FormEvent, type ReactNode, useId } from 'react';
import { profileText as text } from '../../core/profile/text';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { Skeleton } from '../kit/skeleton';
import css from './profile.module.css';
import { useLists } from './use-lists';

interface ExperienceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** Focuses the first invalid field after a failed validation. */
export function ExperienceDialog({ open, title, busy, onClose, onSave, children }: ExperienceDialogProps) {
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
        {here ? children : <Skeleton lines={6} />}
      </form>
    </Dialog>
  );
}
