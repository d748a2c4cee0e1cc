import type { ContainerModuleLoadOptions } from 'inversify';
import { FormLists } from '../../../core/contributions/form-lists';
import { OwnJobPort } from '../../../core/contributions/own-job';
import { CurrentSession } from '../../../core/login/current-session';
import { CareerStatusPort } from '../../../core/onboarding/career-status-port';
import { FairPayPort } from '../../../core/salaries/fair-pay-port';
import { bindCareerStatus } from '../onboarding/bind-career-status';

/** Shared by the contribution forms; the first of them to load binds it. */
export function bindFormLists({ bind, isBound }: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(FormLists)) return;
  if (!isBound(CareerStatusPort)) bindCareerStatus(bind);
  bind(OwnJobPort).toResolvedValue(
    (careers) => ({
      readOwnJob: async (call) => (await careers.readCareerStatus(undefined, call)).status?.working,
    }),
    [CareerStatusPort],
  );
  bind(FormLists).toResolvedValue(
    (lists, jobs, current) => new FormLists(lists, jobs, current),
    [FairPayPort, OwnJobPort, CurrentSession],
  );
}
