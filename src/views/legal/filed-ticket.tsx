import { useEffect, useRef } from 'react';
import type { Ticket } from '../../core/moderation/grievances-port';
import { grievanceText as text } from '../../core/moderation/grievances-text';
import { Button } from '../kit/button';
import css from './grievance.module.css';
import { TicketCard } from './ticket-card';

interface FiledTicketProps {
  readonly ticket: Ticket;
  readonly onAnother: () => void;
}

export function FiledTicket({ ticket, onAnother }: FiledTicketProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.filed}>
      <h3 ref={title} tabIndex={-1} className={css.filedTitle}>
        {text.filed.title}
      </h3>
      <p>{text.filed.keep}</p>
      <TicketCard ticket={ticket} />
      <div>
        <Button icon="circle-plus" onClick={onAnother}>
          {text.filed.another}
        </Button>
      </div>
    </div>
  );
}
