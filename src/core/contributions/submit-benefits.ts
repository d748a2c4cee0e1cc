import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import { BENEFITS_DRAFT, type BenefitsTexts } from './benefits-form';
import type { BenefitsInput, OwnBenefits } from './own-benefits';
import type { OwnBenefitsPort } from './own-benefits-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitBenefits extends SubmitContribution<BenefitsInput, OwnBenefits, BenefitsTexts> {
  constructor(benefits: OwnBenefitsPort, forms: FormStorage, current: CurrentSession) {
    super(
      {
        add: (input) => benefits.addBenefits(input),
        read: (input, call) => benefits.readOwnBenefits(input, call),
        change: (contribution) => benefits.changeBenefits(contribution),
        remove: (input) => benefits.removeBenefits(input),
      },
      BENEFITS_DRAFT,
      forms,
      current,
    );
  }
}
