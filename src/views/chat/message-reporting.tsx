import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import { lazyWindow } from '../shared/lazy-window';

const Report = lazyWindow(() =>
  import(/* webpackChunkName: "message-report" */ './message-report').then((file) => file.MessageReport),
);

const Reporting = createContext<(message: ChatMessage) => void>(() => undefined);

/** What a row of a chat asks for when its message is to be reported. */
export const useReporting = () => use(Reporting);

interface MessageReportingProps {
  readonly className: string | undefined;
  /** Whether it is a chat of two. */
  readonly ofTwo: boolean;
  readonly children: ReactNode;
}

/** The dialog stands beside the rows: they come and go with what is in sight, and what somebody writes in it must not. */
export function MessageReporting({ className, ofTwo, children }: MessageReportingProps) {
  const [message, setMessage] = useState<ChatMessage>();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return undefined;
    // The row whose button opened it may be gone; then the messages themselves are the way on.
    return () => {
      if (document.activeElement === document.body)
        rows.current?.querySelector<HTMLElement>('[role="log"]')?.focus();
    };
  }, [message]);
  return (
    <Reporting value={setMessage}>
      <div ref={rows} className={className}>
        {children}
      </div>
      {message && <Report message={message} ofTwo={ofTwo} onClose={() => setMessage(undefined)} />}
    </Reporting>
  );
}
