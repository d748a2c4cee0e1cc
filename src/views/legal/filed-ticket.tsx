import { useEffect, useRef } from 'react';
import type { Ticket } from '../../core/moderation/grievances-port';
import { grievanceText as text } from '../../core/moderation/grievances-text';
import { GrievanceStore } from '../../stores/moderation/grievance-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './grievance.module.css';
import { TicketCard } from './ticket-card';

export function FiledTicket({ ticket }: { readonly ticket: Ticket }) {
  const store = useStore(GrievanceStore);
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
        <Button icon="circle-plus" onClick={store.again}>
          {text.filed.another}
        </Button>
      </div>
    </div>
  );
}
