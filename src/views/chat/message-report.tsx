import type { ChatMessage } from '../../core/chat/chat';
import { chatText as text } from '../../core/chat/text';
import { ChatBlocksStore } from '../../stores/chat/chat-blocks-store';
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
  const blocks = useStore(ChatBlocksStore);
  return (
    <ReportForm
      target={`MESSAGE ${message.id}`}
      read={ofTwo ? text.reportOfTwo : text.reportRead}
      send={(contribution) => blocks.report({ messageId: message.id, ...contribution })}
      onClose={onClose}
    />
  );
}
