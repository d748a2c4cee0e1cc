import type { components, operations } from '../../../contracts/salary';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { contributorSeal } from './contributor-seal';
import { changeReport, readOwnReport, removeReport, saveReport } from './own-reports';
import { quarterOf } from './quarters';
import { presentOwn, storedOf } from './salary-report-queries';

type Wire = components['schemas'];

export const salaryReportHandlers = (
  services: Services,
): Pick<
  Handlers<operations>,
  'addSalaryReport' | 'readSalaryReport' | 'changeSalaryReport' | 'removeSalaryReport'
> => {
  const { now } = services;
  const sealOf = (caller: Caller | undefined) =>
    contributorSeal(services, signedIn(services, caller).memberId);
  const own = async (seal: string, id: string) => presentOwn(await readOwnReport(services, seal, id), now());
  const saving = async (caller: Caller | undefined, report: Wire['SalaryReport']) => ({
    seal: sealOf(caller),
    report: await storedOf(services, report),
    quarter: quarterOf(now()),
  });
  return {
    addSalaryReport: async ({ body, caller }) => {
      const report = await saving(caller, body);
      return { status: 201, body: await own(report.seal, await saveReport(services, report)) };
    },
    readSalaryReport: async ({ path, caller }) => ({
      status: 200,
      body: await own(sealOf(caller), path.rid),
    }),
    changeSalaryReport: async ({ path, body, caller }) => {
      const report = await saving(caller, body);
      await changeReport(services, path.rid, report);
      return { status: 200, body: await own(report.seal, path.rid) };
    },
    removeSalaryReport: async ({ path, caller }) => {
      await removeReport(services, sealOf(caller), path.rid);
      return { status: 204 };
    },
  };
};
