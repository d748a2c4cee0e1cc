import { sql } from 'kysely';
import type { ExportPart } from './export/export-parts';

export const HISTORY_PARTS = {
  'browsing-history': {
    about: 'Companies you viewed in the last 90 days.',
    fields: { company: 'text', on: 'text' },
    rows: ({ seals }) => sql`
      select c.name as company, to_char(h.seen_on, 'YYYY-MM-DD') as "on"
      from browsing_history h join companies c on c.id = h.company_id
      where h.reader_seal = ${seals.history} order by h.place desc`,
  },
} satisfies Readonly<Record<string, ExportPart>>;
