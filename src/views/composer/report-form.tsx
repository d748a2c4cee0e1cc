import { useState } from 'react';
import { Drafts } from '../../core/composer/drafts';
import { MAX_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from '../../core/posts/post-actions-port';
import { postActionText as text } from '../../core/posts/post-text';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { Select } from '../kit/select';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';
import { useDraft } from './use-draft';

interface ReportFormProps {
  /** Names the reported item, whose unsent note is saved. */
  readonly target: string;
  /** The note on who can read the report. */
  readonly read: string;
  readonly send: (contribution: { readonly reason: ReportReason; readonly note: string }) => Promise<void>;
  readonly onClose: () => void;
}

export function ReportForm({ target, read, send, onClose }: ReportFormProps) {
  const drafts = useStore(Drafts);
  const place = `report ${target}`;
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useDraft(place);
  const [isSending, setSending] = useState(false);
  const act = async () => {
    setSending(true);
    try {
      await send({ reason, note });
    } finally {
      setSending(false);
    }
    // The user may have closed the dialog and opened it again to change the note.
    if (drafts.read(place) === note) setNote('');
    return text.reported;
  };
  return (
    <ActionDialog title={text.reportTitle} submit={text.report} onClose={onClose} act={act}>
      <p>{read}</p>
      <Field label={text.reportReason}>
        <Select
          disabled={isSending}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
          onChange={(value) => setReason(REPORT_REASONS.find((item) => item === value) ?? 'OTHER')}
        />
      </Field>
      <Field label={text.reportNote} hint={text.optional}>
        <LimitedArea
          rows={2}
          readOnly={isSending}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
