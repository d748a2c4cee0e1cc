import { endAndDelete } from '../src/server/services/profile/deletion/delete-traces';
import { withServices } from './setup/with-services';

/** npm run end-accounts: deletes the accounts whose 14 days are over. A running server does it every hour. */
try {
  const { accounts, parts } = await withServices(endAndDelete);
  console.log(`Deleted ${accounts} accounts and ${parts} of their contributions.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
