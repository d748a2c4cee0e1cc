import type { components, operations } from '../../../contracts/jobs';
import { type AlertProblem, alertProblem } from '../../../core/jobs/alert-rules';
import type { AlertInput } from '../../../core/jobs/job-alert';
import { alertText } from '../../../core/jobs/job-alerts-text';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { refusedParts } from '../../http/refusal';
import { boxSeal, encryptBox } from '../notifications/notification-boxes';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  type AlertRow,
  type ResolvedAlert,
  readAlerts,
  removeAlert,
  resolveAlert,
  saveAlert,
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
      const query = { ...body, designations: [...new Set(body.designations)] };
      const resolvedAlert = await checkedAlert(db, query);
      const id = newId();
      const box = encryptBox(services, owner, boxSeal(services, signedIn(services, caller).memberId));
      await saveAlert(db, { ...resolvedAlert, id, owner, box, rest: query.preferences });
      const [saved] = await readAlerts(db, owner, id);
      if (!saved) throw new Error('The saved job alert was not found.');
      return { status: 201, body: presentAlert(saved) };
    },

    deleteJobAlert: async ({ path, caller }) => {
      await removeAlert(db, ownerOf(caller), path.alertId);
      return { status: 204 };
    },
  };
};

async function checkedAlert(db: Services['db'], input: AlertInput): Promise<ResolvedAlert> {
  const problem = alertProblem(input);
  if (problem) throw refusedAlert({ designations: problem });
  const resolvedAlert = await resolveAlert(db, input);
  const { location, industry, company, skill } = input.preferences;
  const isUnknown = (request: string | undefined, found: number | string | null) =>
    request !== undefined && found === null ? ('unknown' as const) : undefined;
  const problems = {
    designations:
      resolvedAlert.job_profile_ids.length < input.designations.length ? ('unknown' as const) : undefined,
    'preferences/location': isUnknown(location, resolvedAlert.place_id),
    'preferences/industry': isUnknown(industry, resolvedAlert.industry_id),
    'preferences/company': isUnknown(company, resolvedAlert.company_id),
    'preferences/skill': isUnknown(skill, resolvedAlert.skill),
  };
  if (Object.values(problems).some((item) => item !== undefined)) throw refusedAlert(problems);
  return resolvedAlert;
}

const refusedAlert = (problems: Readonly<Partial<Record<string, AlertProblem>>>) =>
  refusedParts(problems, alertText.problems);

const presentAlert = ({ id, designations, fits, ...preferences }: AlertRow): Wire['JobAlert'] => ({
  alertId: id,
  designations: [...designations],
  preferences: { ...preferences, ctc: preferences.ctc ?? null },
  fits,
});
