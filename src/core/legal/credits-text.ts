import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const creditsText: LegalText = {
  title: 'Credits',
  description: `The open-source work ${BRAND} is built on: font, icons, and the software in your browser and on the server.`,
  lead: 'Most of what runs here was written by people who gave it away. Thank you.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'look',
      title: 'What you see',
      blocks: [
        {
          facts: [
            ['Anek Latin', 'The font. The Anek Project Authors (EkType), SIL Open Font License 1.1.'],
            [
              'Anek Devanagari',
              'Share images. The Anek Project Authors (EkType), SIL Open Font License 1.1.',
            ],
            ['Noto Sans Arabic', 'Share images. The Noto Project Authors, SIL Open Font License 1.1.'],
            ['Lucide', 'The icons. ISC licence.'],
            ['Drawings', 'Avatars, places, rosettes and company logos are drawn by this software itself.'],
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        {
          facts: [
            ['React, React Router', 'The pages. MIT.'],
            ['MobX, mobx-react-lite', 'State of the pages. MIT.'],
            ['Inversify', 'Connecting the parts. MIT.'],
            ['openapi-fetch, socket.io', 'Talking to the server. MIT.'],
            [
              'downshift, virtua, fflate, idb',
              'Choosing from lists, long chats, data downloads, drafts. MIT and ISC.',
            ],
          ],
        },
      ],
    },
    {
      id: 'server',
      title: 'On the server',
      blocks: [
        {
          facts: [
            ['Node.js, Fastify', 'Handling requests. MIT.'],
            ['PostgreSQL, Kysely, pg', 'Storing data. PostgreSQL licence and MIT.'],
            [
              'Ajv, jose, nodemailer, web-push, sharp',
              'Validating, signing, sending emails and notifications, re-creating pictures. MIT, MIT‑0, MPL 2.0 and Apache 2.0.',
            ],
          ],
        },
      ],
    },
    {
      id: 'world',
      title: 'Sample data',
      blocks: [
        'The companies, people and threads in a fresh copy of this software are made up. Any likeness to real ones is a coincidence.',
        [`${BRAND} itself is MIT-licensed. `, { says: 'Who builds it', to: 'team' }, '.'],
      ],
    },
  ],
};
