import { endAndDelete } from '../src/server/services/profile/deletion/delete-traces';
import { operatorCommand } from './setup/operator-command';
import { withServices } from './setup/with-services';

const USAGE = `Usage:
  npm run end-accounts
Deletes the accounts whose 14 days are over. A running server does it every hour.`;

await operatorCommand(USAGE, async () => {
  const { accounts, parts } = await withServices(endAndDelete);
  console.log(`Deleted ${accounts} accounts and ${parts} of their contributions.`);
});
