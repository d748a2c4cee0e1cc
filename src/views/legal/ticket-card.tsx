import type { Ticket } from '../../core/moderation/grievances-port';
import { grievanceText } from '../../core/moderation/grievances-text';
import { moment } from '../../core/moderation/moment';
import { overdue, promisedBy } from '../../core/moderation/promises';
import { Clock } from '../../core/shared/clock';
import { dayAndHour } from '../../core/shared/time';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './grievance.module.css';

const text = grievanceText.ticket;

export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const late = overdue(ticket, useStore(Clock).now());
  const by = promisedBy(ticket);
  const steps = [
    [text.received, ticket.receivedAt, ticket.receivedAt, dayAndHour],
    [text.acknowledged, ticket.acknowledgedAt, by.acknowledged, moment],
    [text.answered, ticket.closedAt, by.closed, moment],
  ] as const;
  return (
    <div className={css.ticket}>
      <p className={css.ticketHead}>
        <b className={css.number}>{ticket.number}</b>
        <Tag tone={late ? 'chilli' : 'gold'}>{text.states[ticket.state]}</Tag>
      </p>
      <dl className={css.steps}>
        {steps.map(([name, done, promised, shown]) => (
          <div key={name} className={css.step} data-done={done !== undefined}>
            <dt>{name}</dt>
            <dd>
              <time dateTime={(done ?? promised).toISOString()}>
                {done ? shown(done) : text.by(moment(promised))}
              </time>
            </dd>
          </div>
        ))}
      </dl>
      {late && <p className={css.late}>{text.late[late]}</p>}
      {ticket.closedAt && <p>{text.closed}</p>}
    </div>
  );
}
