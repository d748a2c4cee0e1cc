import { listStaffActions } from '../src/server/services/moderation/staff-actions';
import { findMembers, listStaffRoles, setStaffRole } from '../src/server/services/moderation/staff-roles';
import { operatorCommand } from './setup/operator-command';
import { withServices } from './setup/with-services';

/** The only way to grant or revoke a staff role. Every change is recorded in the staff role log. */
const USAGE = `Usage:
  npm run role -- grant <member> moderator|officer
  npm run role -- revoke <member>
  npm run role -- find <part of a name>
  npm run role -- list
  npm run role -- actions [<member>]`;

function answer(command: string, member: string, office: string): Promise<readonly string[]> {
  return withServices(async (services) => {
    switch (command) {
      case 'grant':
        return [await setStaffRole(services, member, office)];
      case 'revoke':
        return [await setStaffRole(services, member, undefined)];
      case 'find':
        return findMembers(services, member);
      case 'actions':
        return listStaffActions(services, member);
      default:
        return listStaffRoles(services);
    }
  });
}

await operatorCommand(USAGE, async ([command = '', member = '', office = '']) => {
  const isKnown = ['grant', 'revoke', 'find', 'list', 'actions'].includes(command);
  const needsMember = command !== 'list' && command !== 'actions';
  const lacks = (needsMember && member === '') || (command === 'grant' && office === '');
  if (!isKnown || lacks) throw new Error(USAGE);
  const lines = await answer(command, member, office);
  console.log(lines.length === 0 ? 'Nothing found.' : lines.join('\n'));
});
