import type { components, operations } from '../../../contracts/jobs';
import { type AlertProblem, alertProblem } from '../../../core/jobs/alert-rules';
import type { AlertWish } from '../../../core/jobs/job-alert';
import { alertWords } from '../../../core/jobs/job-alerts-words';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { refusedParts } from '../../http/refusal';
import { boxSeal, hideBox } from '../notifications/boxes';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  type AlertRow,
  keepAlert,
  type MeantAlert,
  readAlerts,
  readMeantAlert,
  removeAlert,
} from './alert-queries';

type Wire = components['schemas'];
type Alerts = Pick<Handlers<operations>, 'listJobAlerts' | 'createJobAlert' | 'deleteJobAlert'>;

export const alertHandlers = (services: Services): Alerts => {
  const { db, newId, seal } = services;
  const ownerOf = (caller: Caller | undefined) => seal('job alerts', signedIn(services, caller).memberId);
  return {
    listJobAlerts: async ({ caller }) => ({
      status: 200,
      body: (await readAlerts(db, ownerOf(caller))).map(presentAlert),
    }),

    createJobAlert: async ({ body, caller }) => {
      const owner = ownerOf(caller);
      const wish = { ...body, designations: [...new Set(body.designations)] };
      const meant = await checkedAlert(db, wish);
      const id = newId();
      const box = hideBox(services, owner, boxSeal(services, signedIn(services, caller).memberId));
      await keepAlert(db, { ...meant, id, owner, box, rest: wish.preferences });
      const [kept] = await readAlerts(db, owner, id);
      if (!kept) throw new Error('The saved job alert was not found.');
      return { status: 201, body: presentAlert(kept) };
    },

    deleteJobAlert: async ({ path, caller }) => {
      await removeAlert(db, ownerOf(caller), path.alertId);
      return { status: 204 };
    },
  };
};

async function checkedAlert(db: Services['db'], wish: AlertWish): Promise<MeantAlert> {
  const problem = alertProblem(wish);
  if (problem) throw refusedAlert({ designations: problem });
  const meant = await readMeantAlert(db, wish);
  const { location, industry, company, skill } = wish.preferences;
  const isUnknown = (asked: string | undefined, found: number | string | null) =>
    asked !== undefined && found === null ? ('unknown' as const) : undefined;
  const problems = {
    designations: meant.job_profile_ids.length < wish.designations.length ? ('unknown' as const) : undefined,
    'preferences/location': isUnknown(location, meant.place_id),
    'preferences/industry': isUnknown(industry, meant.industry_id),
    'preferences/company': isUnknown(company, meant.company_id),
    'preferences/skill': isUnknown(skill, meant.skill),
  };
  if (Object.values(problems).some((one) => one !== undefined)) throw refusedAlert(problems);
  return meant;
}

const refusedAlert = (problems: Readonly<Partial<Record<string, AlertProblem>>>) =>
  refusedParts(problems, alertWords.problems);

const presentAlert = ({ id, designations, fits, ...preferences }: AlertRow): Wire['JobAlert'] => ({
  alertId: id,
  designations: [...designations],
  preferences: { ...preferences, ctc: preferences.ctc ?? null },
  fits,
});
