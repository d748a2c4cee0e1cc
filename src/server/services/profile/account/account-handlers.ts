import type { components, operations } from '../../../../contracts/account';
import type { DeletionChoiceRow } from '../../../db/profile-tables';
import { requireFreshLogin } from '../../../fresh-login';
import type { Handlers } from '../../../http/handlers';
import { forgetAddress } from '../../notifications/address-queries';
import { dropDevicesIn } from '../../notifications/device-queries';
import { readNamedReports } from '../../salaries/own-reports';
import { isReleased } from '../../salaries/salary-report-queries';
import type { Services } from '../../services';
import { dayOf } from '../career/valid-experience';
import { sealsOf } from '../deletion/account-seals';
import { beginBreak, dropDeletion, readDeletion, saveDeletion } from '../deletion/ending-queries';
import { EXPORT_PARTS, entriesOf, type Owner } from '../export/export-parts';
import { exportSchema } from '../export/export-schema';
import { rewardHandlers } from '../rewards/reward-handlers';
import { countActivity, readActivity } from './contribution-queries';
import { detailsHandlers } from './details-handlers';
import { preferenceHandlers } from './preference-handlers';
import { sessionHandlers } from './session-handlers';
import { signedIn } from './viewer';

type Wire = components['schemas'];

const GRACE_DAYS = 14;
const A_DAY_MS = 86_400_000;
const PAGE_SIZE = 20;

export const accountHandlers = (services: Services): Handlers<operations> => {
  const { db } = services;
  return {
    ...detailsHandlers(services),
    ...preferenceHandlers(services),
    ...sessionHandlers(services),
    ...rewardHandlers(services),

    listContributions: async ({ query, caller }) => ({
      status: 200,
      body: await contributions(services, signedIn(services, caller).memberId, query),
    }),
    readAccount: async ({ caller }) => ({
      status: 200,
      body: await membership(services, signedIn(services, caller).memberId),
    }),
    deleteAccount: async ({ body, caller, tokens }) => {
      const { memberId } = signedIn(services, caller);
      requireFreshLogin(services, memberId, tokens);
      const dueOn = dayOf(new Date(services.now().getTime() + GRACE_DAYS * A_DAY_MS));
      await saveDeletion(db, memberId, dueOn, withoutRepeats(body.choices));
      return { status: 200, body: await membership(services, memberId) };
    },
    keepAccount: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      await dropDeletion(db, memberId);
      return { status: 200, body: await membership(services, memberId) };
    },
    deactivateAccount: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      await beginBreak(db, memberId);
      const { notices } = sealsOf(services, memberId);
      await dropDevicesIn(db, notices);
      await forgetAddress(db, notices);
      return { status: 204 };
    },
    exportAccount: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      return { status: 200, body: await everything(services, memberId) };
    },
  };
};

/** The last choice per kind wins. */
const withoutRepeats = (choices: readonly DeletionChoiceRow[]): readonly DeletionChoiceRow[] => [
  ...new Map(choices.map((choice) => [choice.kind, choice])).values(),
];

async function membership(services: Services, memberId: string): Promise<Wire['Account']> {
  const deletion = await readDeletion(services.db, memberId);
  return {
    deletion: deletion ? { dueOn: deletion.due_on, choices: deletion.choices } : null,
    graceDays: GRACE_DAYS,
    counts: await countActivity(services.db, await contributorSeals(services, memberId)),
  };
}

const STATUSES: Readonly<Record<string, Wire['Contribution']['status']>> = {
  LIVE: 'live',
  AUTHOR_REJECTED: 'rejected',
  FLAGGED: 'submitted',
  WAITING: 'submitted',
  HIDDEN: 'rejected',
};

async function contributorSeals(services: Services, memberId: string) {
  const seals = sealsOf(services, memberId);
  const reports = await readNamedReports(services, seals.salary);
  const salaries = reports.map(({ id, month, jobName, companyName }) => ({
    id,
    status: isReleased(month, services.now()) ? ('LIVE' as const) : ('WAITING' as const),
    title: `${jobName} at ${companyName}`,
    month,
  }));
  return { seals, salaries };
}

async function contributions(
  services: Services,
  memberId: string,
  { kind, page = 1 }: { readonly kind?: Wire['ContributionKind']; readonly page?: number },
): Promise<Wire['ContributionPage']> {
  const query = { kind, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { items: rows, counts } = await readActivity(
    services.db,
    await contributorSeals(services, memberId),
    query,
  );
  const total = counts
    .filter((activityCounts) => !kind || activityCounts.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
  const items = rows.map(({ id, status, submitted_on, ...row }) => ({
    ...row,
    contributionId: id,
    status: STATUSES[status] ?? 'pending',
    createdOn: submitted_on,
  }));
  return { items, counts: [...counts], pages: Math.ceil(total / PAGE_SIZE) };
}

async function everything(services: Services, memberId: string): Promise<Wire['AccountExport']> {
  const seals = sealsOf(services, memberId);
  const owner: Owner = { memberId, seals, salaries: await readNamedReports(services, seals.salary) };
  const files: Wire['AccountExport']['files'][number][] = [];
  for (const [name, part] of Object.entries(EXPORT_PARTS)) {
    const entries = await entriesOf(services, part, owner);
    files.push({ name: `${name}.json`, text: JSON.stringify(entries, undefined, 2) });
  }
  files.push({ name: 'schema.json', text: JSON.stringify(exportSchema(), undefined, 2) });
  return { files };
}
