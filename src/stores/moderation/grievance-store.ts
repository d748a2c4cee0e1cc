import { GrievanceDraft } from '../../core/moderation/grievance-draft';
import type { GrievancesPort } from '../../core/moderation/grievances-port';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';
import type { ToastStore } from '../shared/toast-store';
import { GrievanceFormState } from './grievance-form-state';

/** The form for complaints and the one for authorities. Neither shows what was typed into the other. */
export class GrievanceStore {
  readonly complaint: GrievanceFormState;
  readonly notice: GrievanceFormState;

  constructor(port: GrievancesPort, random: Random, drafts: Storage, toasts: ToastStore) {
    const form = (name: ConstructorParameters<typeof GrievanceDraft>[1]) =>
      new GrievanceFormState(port, random, new GrievanceDraft(drafts, name), toasts);
    this.complaint = form('grievance');
    this.notice = form('summons');
  }
}
