import { sql } from 'kysely';
import { roundPay } from '../../../core/salaries/round-pay';
import { indianDay } from '../../db/indian-day';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';

export interface PayRequest {
  /** A member, or a visitor's network address. */
  readonly asker: string;
  readonly group: string;
  /** Rupees per year. */
  readonly pay: number;
}

/**
 * Refuses a second amount for the same group on the same day; the same amount can be checked again. Atomic:
 * of two amounts sent at once one is refused. Without the server's key the stored keys cannot be traced to a
 * person; they are deleted after the day.
 */
export async function allowOnePayADay(
  { db, seal, now }: Pick<Services, 'db' | 'seal' | 'now'>,
  { asker: requester, group, pay }: PayRequest,
): Promise<void> {
  const day = indianDay(now());
  const question = seal(`pay question ${day} ${group}`, requester);
  const request = seal(`pay of ${question}`, String(roundPay(pay)));
  const { rows } = await sql<{ pay_key: string }>`
    insert into pay_questions as known (question_key, pay_key, checked_on) values (${question}, ${request}, ${day}::date)
    on conflict (question_key) do update set pay_key = known.pay_key returning pay_key`.execute(db);
  if (rows[0]?.pay_key !== request) throw new Refusal(409, 'OTHER_PAY_TODAY');
}
