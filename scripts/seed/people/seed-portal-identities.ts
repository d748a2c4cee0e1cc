import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { sandboxIssuer } from '../../../src/server/identity/provider';
import { sandboxSubject } from '../../../src/server/identity/sandbox-tokens';
import type { Services } from '../../../src/server/services/services';

/** Sandbox members who logged in with the job portal, by the name it has for them. */
const KNOWN = [
  ['Mb3leenaK4Rd8Zy1', 'Leena Kurian'],
  ['Mb6newmJ1Ts6Lf0e', 'Jatin Mehta'],
] as const;

export async function seedPortalIdentities(db: Kysely<Tables>, services: Services): Promise<void> {
  const rows = KNOWN.map(([member_id, name]) => {
    const subject = sandboxSubject(services, { provider: 'naukri', name });
    return { member_id, seal: services.seal('identity', `${sandboxIssuer('naukri')}\0${subject}`) };
  });
  await db.insertInto('identities').values(rows).execute();
  await db
    .updateTable('members')
    .set({ is_from_job_portal: true })
    .where(
      'id',
      'in',
      rows.map(({ member_id }) => member_id),
    )
    .execute();
}
