import { useState } from 'react';
import {
  LONGEST_NOTE,
  REPORT_REASONS,
  type Reportable,
  type ReportReason,
} from '../../core/post/post-actions-port';
import { postActionWords as words } from '../../core/post/words';
import { PostActionsStore } from '../../stores/post-actions-store';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';

interface ReportDialogProps {
  readonly thing: Reportable;
  readonly onClose: () => void;
}

/** Tells the moderators of something everybody can see, with a reason. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const actions = useStore(PostActionsStore);
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useState('');
  const act = async () => {
    await actions.report(thing, reason, note);
    return words.reported;
  };
  return (
    <ActionDialog title={words.reportTitle} submit={words.report} onClose={onClose} act={act}>
      <p>{words.reportRead}</p>
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
