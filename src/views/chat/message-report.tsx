import type { ChatMessage } from '../../core/chat/chat';
import { chatWords as words } from '../../core/chat/words';
import { ChatPeaceStore } from '../../stores/chat/chat-peace-store';
import { ReportForm } from '../composer/report-form';
import { useStore } from '../use-store';

interface MessageReportProps {
  readonly message: ChatMessage;
  /** Whether the message is in a direct chat. */
  readonly ofTwo: boolean;
  readonly onClose: () => void;
}

/** Reports a message; first explains what happens with the report. */
export function MessageReport({ message, ofTwo, onClose }: MessageReportProps) {
  const peace = useStore(ChatPeaceStore);
  return (
    <ReportForm
      read={ofTwo ? words.reportOfTwo : words.reportRead}
      send={(told) => peace.report({ messageId: message.id, ...told })}
      onClose={onClose}
    />
  );
}
