import type { Database } from './db/engine';
import { migrate } from './db/migrate';
import { sealOldOffers } from './services/posts/seal-old-offers';
import { encryptOldRows } from './services/profile/account/encrypt-old-rows';
import { sealOldPay } from './services/salaries/seal-old-pay';
import type { Services } from './services/services';
import { logRules } from './services/trust/log-published';

/** Prepares a database before this build serves it. Several processes may do this at once; all but one find nothing to do. */
export async function prepareDatabase(database: Database, services: Services): Promise<void> {
  await database.found;
  await migrate(database);
  await encryptStored(services);
  await logRules(services.db);
}

/** Encrypts what earlier builds stored in clear. */
export async function encryptStored(services: Services): Promise<void> {
  await encryptOldRows(services);
  await sealOldPay(services);
  await sealOldOffers(services);
}
