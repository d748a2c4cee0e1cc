import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const creditsText: LegalText = {
  title: 'Credits',
  description: `The open work of others ${BRAND} stands on: letters, icons, and the software in your browser and on the server.`,
  lead: 'Most of what runs here was written by people who gave it away. Thank you.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'look',
      title: 'What you see',
      blocks: [
        {
          facts: [
            ['Anek Latin', 'The letters. The Anek Project Authors (EkType), SIL Open Font License 1.1.'],
            ['Lucide', 'The icons. ISC licence.'],
            [
              'Everything drawn',
              'Faces, places, rosettes and marks of companies are drawn by this software itself.',
            ],
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
            ['MobX, mobx-react-lite', 'What the pages know. MIT.'],
            ['Inversify', 'How the parts find each other. MIT.'],
            ['openapi-fetch, socket.io', 'How they talk to the server. MIT.'],
            [
              'downshift, virtua, fflate, idb',
              'Choosing from lists, long chats, your archive, drafts. MIT and ISC.',
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
            ['Node.js, Fastify', 'Answering. MIT.'],
            ['PostgreSQL, Kysely, pg', 'Keeping. PostgreSQL licence and MIT.'],
            [
              'Ajv, jose, nodemailer, web-push, sharp',
              'Checking, signing, writing letters, telling, drawing pictures anew. MIT, MIT‑0, MPL 2.0 and Apache 2.0.',
            ],
          ],
        },
      ],
    },
    {
      id: 'world',
      title: 'What is invented',
      blocks: [
        'The world a fresh copy of this software shows, with its companies, people and threads, is made up. A likeness to a real one is chance.',
        [`${BRAND} itself is MIT licensed. `, { says: 'Who builds it', to: 'team' }, '.'],
      ],
    },
  ],
};
