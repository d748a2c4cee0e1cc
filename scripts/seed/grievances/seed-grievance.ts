import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { saveGrievance } from '../../../src/server/services/moderation/grievance-queries';
import type { Services } from '../../../src/server/services/services';

const TWO_HOURS_MS = 7_200_000;

/** The grievance of the examples: received and waiting for an answer. */
export async function seedGrievance(db: Kysely<Tables>, { cursors, now }: Services): Promise<void> {
  const receivedAt = new Date(now().getTime() - TWO_HOURS_MS);
  await saveGrievance(
    { db, cursors, now: () => receivedAt },
    {
      ticket: 'GR-7K2Q-9XWM-4TZB-RD3H',
      kind: 'PRIVACY',
      about: '/p/Kq3vN8xWm2Zt7Rf1',
      text: 'The second line holds my phone number.',
      address: 'meera@mailbox.example',
      language: 'en',
      from_busy_network: false,
    },
  );
}
