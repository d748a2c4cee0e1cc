import { sql } from 'kysely';
import { roundPay } from '../../../core/salaries/round-pay';
import { indianDay } from '../../db/indian-day';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';

export interface PayRequest {
  /** A member, or a visitor's network address. */
  readonly asker: string;
  /** Whether several people may be behind the asker. */
  readonly isShared: boolean;
  readonly group: string;
  /** Rupees per year. */
  readonly pay: number;
}

/** After this many other amounts even the first one is refused: a neighbour could be guessing it. */
const MAX_REFUSED = 2;

/**
 * Refuses a second amount for the same group on the same day; the same amount can be checked again. Atomic:
 * of two amounts sent at once one is refused. Without the server's key the stored keys cannot be traced to a
 * person; they are deleted after the day.
 */
export async function allowOnePayADay(
  { db, seal, now }: Pick<Services, 'db' | 'seal' | 'now'>,
  { asker: requester, isShared, group, pay }: PayRequest,
): Promise<void> {
  const day = indianDay(now());
  const question = seal(`pay question ${day} ${group}`, requester);
  const request = seal(`pay of ${question}`, String(roundPay(pay)));
  const { rows } = await sql<{ pay_key: string; refused: number }>`
    insert into pay_questions as known (question_key, pay_key, checked_on) values (${question}, ${request}, ${day}::date)
    on conflict (question_key) do update set
      refused = known.refused + (known.pay_key <> excluded.pay_key)::integer
    returning pay_key, refused`.execute(db);
  const [known] = rows;
  const isGuessed = isShared && (known?.refused ?? 0) > MAX_REFUSED;
  if (known?.pay_key !== request || isGuessed) throw new Refusal(409, 'OTHER_PAY_TODAY');
}
