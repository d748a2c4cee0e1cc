import type { ContainerModuleLoadOptions } from 'inversify';
import { FormLists } from '../../../core/contributions/form-lists';
import { CurrentSession } from '../../../core/login/current-session';
import { CareerStatusPort } from '../../../core/onboarding/career-status-port';
import { FairPayPort } from '../../../core/salaries/fair-pay-port';
import { bindCareerStatus } from '../onboarding/bind-career-status';

/** Shared by the contribution forms; the first of them to load binds it. */
export function bindFormLists({ bind, isBound }: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(FormLists)) return;
  if (!isBound(CareerStatusPort)) bindCareerStatus(bind);
  bind(FormLists).toResolvedValue(
    (lists, careers, current) => new FormLists(lists, careers, current),
    [FairPayPort, CareerStatusPort, CurrentSession],
  );
}
