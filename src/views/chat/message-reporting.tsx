import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../core/chat/chat';
import { lazyWindow } from '../shared/lazy-window';

const Report = lazyWindow(() =>
  import(/* webpackChunkName: "message-report" */ './message-report').then((file) => file.MessageReport),
);

const Reporting = createContext<(message: ChatMessage) => void>(() => undefined);

/** The function a message row calls to report its message. */
export const useReporting = () => use(Reporting);

interface MessageReportingProps {
  readonly className: string | undefined;
  readonly ofTwo: boolean;
  readonly children: ReactNode;
}

/** The dialog is outside the rows: virtualised rows unmount, which would lose the typed note. */
export function MessageReporting({ className, ofTwo, children }: MessageReportingProps) {
  const [message, setMessage] = useState<ChatMessage>();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return undefined;
    // The row with the button may be unmounted; then the focus moves to the message log.
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
