import { sql } from 'kysely';
import type { Services } from '../services';
import { CountOnce } from '../shared/count-once';

type Db = Services['db'];

const A_MINUTE = 60_000;

/** Counts page visits, written in one batch per minute. It does not store who visited. */
export class Visits {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #once: CountOnce;
  #sums = new Map<number, number>();
  #since: number;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#once = new CountOnce(now);
    this.#since = now().getTime();
  }

  async note(companyId: number, address: string): Promise<void> {
    if (this.#once.isFirst(address, String(companyId)))
      this.#sums.set(companyId, (this.#sums.get(companyId) ?? 0) + 1);
    if (this.#now().getTime() - this.#since >= A_MINUTE) await this.#write();
  }

  async #write(): Promise<void> {
    const sums = this.#sums;
    this.#sums = new Map();
    this.#since = this.#now().getTime();
    await sql`
      insert into company_interest (company_id, visits)
      select * from unnest(${[...sums.keys()]}::integer[], ${[...sums.values()]}::integer[])
      on conflict (company_id) do update set visits = company_interest.visits + excluded.visits`.execute(
      this.#db,
    );
  }
}
