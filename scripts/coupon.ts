import { readFileSync } from 'node:fs';
import {
  addCodes,
  addCoupon,
  closeCoupon,
  listCoupons,
} from '../src/server/services/profile/rewards/manage-coupons';
import { operatorCommand } from './setup/operator-command';
import { withServices } from './setup/with-services';

/**
 * The only way to change coupons. Codes are read from a file, so that they are not in the shell's history.
 */
const USAGE = `Usage:
  npm run coupon -- add <name> <text> <points> [last day]
  npm run coupon -- codes <coupon> <file with one code per line>
  npm run coupon -- close <coupon>
  npm run coupon -- list`;

const PARAMETERS: Readonly<Record<string, number>> = { add: 3, codes: 2, close: 1, list: 0 };

function carryOut(command: string, [first = '', second = '', third = '', fourth]: readonly string[]) {
  return withServices(async (services) => {
    switch (command) {
      case 'add': {
        const coupon = { name: first, about: second, points: Number(third), endsOn: fourth };
        return [`${await addCoupon(services, coupon)} was added. Add its codes next.`];
      }
      case 'codes':
        return [`Added ${await addCodes(services, first, readFileSync(second, 'utf8'))} new codes.`];
      case 'close':
        await closeCoupon(services, first);
        return [`${first} is closed. Members keep the codes they have.`];
      default:
        return listCoupons(services);
    }
  });
}

await operatorCommand(USAGE, async ([command = '', ...parameters]) => {
  const needed = PARAMETERS[command];
  if (needed === undefined || parameters.length < needed) throw new Error(USAGE);
  const lines = await carryOut(command, parameters);
  console.log(lines.length === 0 ? 'There are no coupons.' : lines.join('\n'));
});
