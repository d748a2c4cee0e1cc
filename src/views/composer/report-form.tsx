import { useState } from 'react';
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '../../core/posts/post-actions-port';
import { postActionWords as words } from '../../core/posts/post-words';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { ActionDialog } from './action-dialog';

interface ReportFormProps {
  /** The note on who can read the report. */
  readonly read: string;
  readonly send: (told: { readonly reason: ReportReason; readonly note: string }) => Promise<void>;
  readonly onClose: () => void;
}

export function ReportForm({ read, send, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useState('');
  const act = async () => {
    await send({ reason, note });
    return words.reported;
  };
  return (
    <ActionDialog title={words.reportTitle} submit={words.report} onClose={onClose} act={act}>
      <p>{read}</p>
      <Field label={words.reportReason}>
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
