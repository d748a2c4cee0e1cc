import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { resolveAlert, saveAlert } from '../../../src/server/services/jobs/alert-queries';
import { boxSeal, encryptBox } from '../../../src/server/services/notifications/notification-boxes';
import type { Services } from '../../../src/server/services/services';

const ASHA = 'Mb1asha2Nair3Qx4';

/** Asha's job alert from the contract's example. */
export async function seedExampleAlert(db: Kysely<Tables>, services: Services): Promise<void> {
  const owner = services.seal('job alerts', ASHA);
  const resolvedAlert = await resolveAlert(db, {
    designations: ['data-analyst', 'data-engineer'],
    preferences: { location: 'pune' },
  });
  await saveAlert(db, {
    ...resolvedAlert,
    id: 'Ja5DataJobsInPune01',
    owner,
    box: encryptBox(services, owner, boxSeal(services, ASHA)),
    rest: { experience: 3, employment: 'fulltime', ctc: '10-15' },
  });
}
