import { sql } from 'kysely';
import type { ExportPart } from '../profile/export/export-parts';

export const NOTICE_PARTS = {
  'notification-preferences': {
    about: 'Your notification preferences, where they differ from the defaults.',
    fields: { preferences: 'text' },
    rows: ({ seals }) => sql`
      select preferences::text as preferences from notice_preferences where box_seal = ${seals.notices}`,
  },
  notifications: {
    about: 'Your notifications.',
    fields: { about: 'text', title: 'text?', on: 'text', read: 'flag', muted: 'flag' },
    rows: ({ seals }) => sql`
      select n.variant as about, coalesce(n.text ->> 'title', p.title) as title,
        to_char(n.notified_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "on", n.status > 1 as "read",
        m.post_id is not null as muted
      from notices n left join posts p on p.id = n.post_id and p.status = 'LIVE'
      left join muted_threads m on m.recipient_seal = n.recipient_seal and m.post_id = n.post_id
      where n.recipient_seal = any(${Object.values(seals)}) order by n.place desc`,
  },
  email: {
    about:
      'Whether you get email notifications. Your address is stored encrypted, and only this server can read it.',
    fields: { come: 'flag' },
    rows: ({ seals }) => sql`
      select exists (select from notice_addresses where box_seal = ${seals.notices}) as come`,
  },
  devices: {
    about: 'Devices that get push notifications from us.',
    fields: { token: 'text' },
    rows: ({ seals }) => sql`
      select token from push_devices where box_seal = ${seals.notices} order by place`,
  },
} satisfies Readonly<Record<string, ExportPart>>;
