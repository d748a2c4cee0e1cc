import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { BENEFITS_DRAFT, type BenefitsTexts } from './benefits-form';
import type { BenefitsInput, OwnBenefits } from './own-benefits';
import type { OwnBenefitsPort } from './own-benefits-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitBenefits extends SubmitContribution<BenefitsInput, OwnBenefits, BenefitsTexts> {
  constructor(benefits: OwnBenefitsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (input) => benefits.addBenefits(input),
        read: (input, call) => benefits.readOwnBenefits(input, call),
        change: (contribution) => benefits.changeBenefits(contribution),
        remove: (input) => benefits.removeBenefits(input),
      },
      new FormDraft(storage, BENEFITS_DRAFT),
      current,
    );
  }
}
