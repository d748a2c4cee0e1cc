import { sql } from 'kysely';
import type { operations } from '../../../contracts/health';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';

const ok = { status: 200, body: { status: 'ok' } } as const;

export const healthHandlers = ({ db }: Services): Handlers<operations> => ({
  readLiveness: () => ok,
  readReadiness: async () => {
    await sql`select 1 from schema_migrations limit 1`.execute(db);
    return ok;
  },
});
