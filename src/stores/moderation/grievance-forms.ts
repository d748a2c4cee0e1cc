import { GrievanceDraft } from '../../core/moderation/grievance-draft';
import type { GrievancesPort } from '../../core/moderation/grievances-port';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';
import { GrievanceStore } from './grievance-store';

/** The form for complaints and the one for authorities. Neither shows what was typed into the other. */
export class GrievanceForms {
  readonly complaint: GrievanceStore;
  readonly notice: GrievanceStore;

  constructor(port: GrievancesPort, random: Random, drafts: Storage) {
    this.complaint = new GrievanceStore(port, random, new GrievanceDraft(drafts, 'grievance'));
    this.notice = new GrievanceStore(port, random, new GrievanceDraft(drafts, 'summons'));
  }
}
