import type { components, operations } from '../../../contracts/salary';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import { signedIn } from '../user/viewer';
import { contributorSeal } from './contributor-seal';
import { quarterOf } from './release-salaries';
import { changeReport, keepReport, readTold, removeReport } from './told-queries';
import { presentTold, toldOf } from './told-report';

type Wire = components['schemas'];

/** What members report to earn, for themselves. */
export const toldHandlers = (
  services: Services,
): Pick<
  Handlers<operations>,
  'addSalaryReport' | 'readSalaryReport' | 'changeSalaryReport' | 'removeSalaryReport'
> => {
  const { db, newId, now } = services;
  const sealOf = (caller: Caller | undefined) =>
    contributorSeal(services, signedIn(services, caller).memberId);
  const kept = async (seal: string, id: string) => presentTold(await readTold(db, seal, id), now());
  const keeping = async (caller: Caller | undefined, report: Wire['SalaryReport']) => ({
    seal: sealOf(caller),
    told: await toldOf(services, signedIn(services, caller).memberId, report),
    quarter: quarterOf(now()),
  });
  return {
    addSalaryReport: async ({ body, caller }) => {
      const report = await keeping(caller, body);
      return { status: 201, body: await kept(report.seal, await keepReport(db, newId(), report)) };
    },
    readSalaryReport: async ({ path, caller }) => ({
      status: 200,
      body: await kept(sealOf(caller), path.rid),
    }),
    changeSalaryReport: async ({ path, body, caller }) => {
      const report = await keeping(caller, body);
      await changeReport(db, path.rid, report);
      return { status: 200, body: await kept(report.seal, path.rid) };
    },
    removeSalaryReport: async ({ path, caller }) => {
      await removeReport(db, sealOf(caller), path.rid);
      return { status: 204 };
    },
  };
};
