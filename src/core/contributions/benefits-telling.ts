import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { BENEFITS_DRAFT, type BenefitsTexts } from './benefits-form';
import type { OwnBenefits, ToldBenefits } from './own-benefits';
import type { OwnBenefitsPort } from './own-benefits-port';
import { Telling } from './telling';

export class BenefitsTelling extends Telling<ToldBenefits, OwnBenefits, BenefitsTexts> {
  constructor(benefits: OwnBenefitsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (told) => benefits.addBenefits(told),
        read: (of, call) => benefits.readOwnBenefits(of, call),
        change: (told) => benefits.changeBenefits(told),
        remove: (of) => benefits.removeBenefits(of),
      },
      new FormDraft(storage, BENEFITS_DRAFT),
      current,
    );
  }
}
