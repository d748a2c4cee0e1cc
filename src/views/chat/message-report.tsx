import { useState } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import { chatWords } from '../../core/chat/words';
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '../../core/post/post-actions-port';
import { postActionWords as words } from '../../core/post/words';
import { ChatPeaceStore } from '../../stores/chat-peace-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import css from './message-report.module.css';

interface MessageReportProps {
  readonly message: ChatMessage;
  /** Whether it stands in a chat of two. */
  readonly ofTwo: boolean;
  readonly onClose: () => void;
}

/** Reports a message, with a reason; whoever does is told first what becomes of it. */
export function MessageReport({ message, ofTwo, onClose }: MessageReportProps) {
  const peace = useStore(ChatPeaceStore);
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const done = await peace.report({ messageId: message.id, reason, note }).finally(() => setBusy(false));
    if (done) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button look="ink" busy={busy} onClick={() => void send()}>
        {chatWords.report}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.reportTitle} footer={footer}>
      <div className={css.form}>
        <p>{ofTwo ? chatWords.reportOfTwo : chatWords.reportRead}</p>
        <Field label={words.reportReason}>
          <Select
            value={reason}
            options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
            onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'OTHER')}
          />
        </Field>
        <Field label={chatWords.reportNote} hint={words.optional}>
          <TextArea
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
